/** What is asked of the server over HTTP, and what it refuses. */

/** Something that was refused: a code with details, worded by `words.value.refusal(code, details)`. */
export class Refusal extends Error {
  constructor(code, details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/**
 * Ask the server.
 *
 * @param {string} path where, such as `/api/tables`
 * @param {{body?: object, token?: string}} [given] the body makes it a POST; the token is that of a seat
 * @returns the answer, as plain data
 * @throws {Refusal} with the server's code, or `offline` where it cannot be reached, or `server_error`
 */
export async function ask(path, { body, token } = {}) {
  const headers = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const options = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refusal("offline");
  }
  if (answer.ok) return answer.json();
  let said;
  try {
    said = await answer.json();
  } catch {
    said = {};
  }
  throw new Refusal(said.code ?? "server_error", said.details ?? {});
}
