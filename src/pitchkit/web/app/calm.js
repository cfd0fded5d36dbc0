/** When what is on the screen has come, so that what may be wanted next can be fetched without being in its way. */

const CALM_MS = 1500;

/** Call back once nothing more has been fetched for a while; returns a function that calls it off. */
export function whenCalm(done) {
  let timer;
  const observer = new PerformanceObserver(() => wait());
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end();
      done();
    }, CALM_MS);
  };
  observer.observe({ type: "resource" });
  wait();
  return end;
}
