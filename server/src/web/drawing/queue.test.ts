import { Queue } from './queue';

/** A queue whose drawings all take so long. */
function queueOf(took: number, most = 100, wait = 150) {
  let now = 1000;
  const queue = new Queue(most, wait, () => now);
  const draw = () => {
    const place = queue.enter();
    now += took;
    return place.leave();
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { queue, draw, pass };
}

test('as many wait as come about in the time for which an answer waits', () => {
  const { queue, draw } = queueOf(50);
  for (let n = 0; n < 50; n += 1) draw();
  const entered = [];
  while (queue.hasRoom(false)) entered.push(queue.enter());
  expect(entered).toHaveLength(4);
  entered[0]?.leave();
  expect(queue.hasRoom(false)).toBe(true);
});

test('however long drawings take, one is tried when there is no other', () => {
  const { queue, draw } = queueOf(5000);
  for (let n = 0; n < 50; n += 1) draw();
  expect(queue.hasRoom(false)).toBe(true);
  queue.enter();
  expect(queue.hasRoom(false)).toBe(false);
});

test('quick ones do not pile up without an end', () => {
  const { queue } = queueOf(1, 10, 60_000);
  let entered = 0;
  for (; queue.hasRoom(false); entered += 1) queue.enter();
  expect(entered).toBe(10);
});

test('an address that anybody can make up is drawn only while nothing else is', () => {
  const { queue } = queueOf(1);
  expect(queue.hasRoom(true)).toBe(true);
  const place = queue.enter();
  expect(queue.hasRoom(true)).toBe(false);
  place.leave();
  expect(queue.hasRoom(true)).toBe(true);
});

test('the time of a drawing is without that of those before it', () => {
  const { queue, pass } = queueOf(0);
  const [one, two] = [queue.enter(), queue.enter()];
  pass(100);
  expect(one.leave()).toBe(100);
  pass(30);
  expect(two.leave()).toBe(30);
  expect([one.before, two.before]).toEqual([0, 1]);
});
