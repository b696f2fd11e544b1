/** Most rounds of one tick: the next one goes on. */
const rounds = 20;

/** Repeats work that takes a batch at a time until it comes back with less than a batch. */
export async function untilNone(work: () => Promise<number>, batch: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) if ((await work()) < batch) return;
}
