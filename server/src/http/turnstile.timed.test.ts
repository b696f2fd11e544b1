import { Busy } from './problem';
import { turnstile } from './turnstile';

test('two run, one waits, the fourth is turned away, and a failure gives its place on', async () => {
  const inTurn = turnstile(2, 1, 'things', '人太多');
  let running = 0;
  let most = 0;
  const work = (fails: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (fails) throw new Error('failed');
    return 'done';
  };
  const results = await Promise.allSettled([true, false, false, false].map((fails) => inTurn(work(fails))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected']);
  expect(results[3]).toMatchObject({ reason: expect.any(Busy) });
  expect(most).toBe(2);
  expect(await inTurn(work(false))).toBe('done');
});
