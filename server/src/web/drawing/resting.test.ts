import { Resting } from './resting';

test('a release that breaks the thread again rests, longer each time, and is tried in between', () => {
  let now = 0;
  const resting = new Resting(() => now);
  expect([resting.broke('a'), resting.has('a')]).toEqual([false, false]);
  const rests: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    expect(resting.broke('a')).toBe(true);
    const begun = now;
    while (resting.has('a')) now += 30_000;
    rests.push((now - begun) / 60_000);
  }
  expect(rests).toEqual([1, 2, 4, 8, 15, 15, 15]);
  expect(resting.has('b')).toBe(false);
});

test('one that was drawn meanwhile begins anew', () => {
  const resting = new Resting();
  resting.broke('a');
  resting.held('a');
  expect([resting.broke('a'), resting.has('a')]).toEqual([false, false]);
});
