// The clock of a context, which can be put ahead to see whether a page is drawn alike later.
const RealDate = Date;
let ahead = 0;

const now = () => RealDate.now() + ahead;

/** From now on it is so many ms later here than outside. */
export function moveClock(ms: number): void {
  ahead = ms;
  if (globalThis.Date === RealDate) globalThis.Date = moved;
}

const moved = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
