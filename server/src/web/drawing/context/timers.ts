/** A call that waits for its time. */
interface Waiting {
  run: () => void;
  due: number;
}

const waiting = new Map<number, Waiting>();
let last = 0;
/** Milliseconds that have passed for the code in here: only when nothing else is left to do. */
let passed = 0;

/** Longest wait that a drawing brings about, in ms: what comes later (messages, polling) is no part of a first view. */
const longest = 100;

function wait(run: () => void, ms = 0): number {
  last += 1;
  waiting.set(last, { run, due: passed + Math.max(Number(ms) || 0, 0) });
  return last;
}

function forget(timer?: number): void {
  if (timer !== undefined) waiting.delete(timer);
}

/** Runs the next call that is due soon. @returns whether there was one */
export function passTime(): boolean {
  const [next] = [...waiting]
    .filter(([, { due }]) => due <= passed + longest)
    .sort(([, a], [, b]) => a.due - b.due);
  if (!next) return false;
  const [timer, { run, due }] = next;
  waiting.delete(timer);
  passed = Math.max(passed, due);
  run();
  return true;
}

/** Between pages: what one has left waiting is no business of the next. */
export function forgetAll(): void {
  waiting.clear();
  passed = 0;
}

Object.assign(globalThis, {
  setTimeout: (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
    wait(() => run(...given), ms),
  clearTimeout: forget,
  // Nothing that is drawn once comes again.
  setInterval: () => 0,
  clearInterval: () => undefined,
  requestAnimationFrame: (run: (time: number) => void) => wait(() => run(passed), 16),
  cancelAnimationFrame: forget,
  queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
});
