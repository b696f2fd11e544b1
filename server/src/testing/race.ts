/** How often a race is run: one that is lost once in fifty is found. */
export const repeats = 100;

/** Begins two things at the same moment. Whoever is called first should not always win: every other round they change places. */
export const race = <A, B>(
  round: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> =>
  round % 2 === 0
    ? Promise.all([first(), second()])
    : Promise.all([second(), first()]).then(([b, a]) => [a, b]);
