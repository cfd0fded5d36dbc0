/** Soft signs for the ear, made by the browser itself: no files. */

/** Tones of each sign: [frequency in Hz, start and length in s, loudness]. */
const SIGNS = {
  card: [[190, 0, 0.06, 0.5]],
  bid: [[440, 0, 0.09, 0.22]],
  trick: [[330, 0, 0.12, 0.25], [494, 0.09, 0.16, 0.22]],
  turn: [[587, 0.12, 0.14, 0.3], [784, 0.24, 0.2, 0.26]],
  end: [[392, 0, 0.2, 0.25], [494, 0.14, 0.2, 0.25], [659, 0.28, 0.4, 0.25]],
};
/** A sign that could be heard only later than this has nothing to say any more. */
const LATEST_MS = 300;

let context = null;

/**
 * Sound a sign: card, bid, trick, turn or end.
 *
 * Before the first click or key a browser lets nothing be heard, and where it has no sound at all nothing happens.
 */
export async function play(sign) {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") {
    const asked = performance.now();
    try {
      await context.resume();
    } catch {
      return; // the system gives its sound to something else
    }
    if (performance.now() - asked > LATEST_MS) return;
  }
  for (const [hertz, start, length, loud] of SIGNS[sign]) tone(hertz, context.currentTime + start, length, loud);
}

function tone(hertz, at, length, loud) {
  const source = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud * 0.4, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
