import { FairShare } from './fair-share';

/** Takes all that an address gets. @returns how many that are */
function takeAll(places: FairShare, address: string): number {
  while (places.fits(address)) places.take(address);
  return places.of(address);
}

test('one greedy address gets half, and everybody who comes later still finds places', () => {
  const places = new FairShare(1000);
  expect(takeAll(places, 'a')).toBe(500);
  expect(takeAll(places, 'b')).toBe(250);
  expect(places.fits('c')).toBe(true);
  expect(places.full).toBe(false);
});

test('when an address needs less, others find more, and nothing is kept of who has gone', () => {
  const places = new FairShare(10, 4);
  expect(takeAll(places, 'a')).toBe(4);
  for (let n = 0; n < 4; n += 1) places.give('a');
  expect([places.count, places.of('a')]).toEqual([0, 0]);
  expect(takeAll(places, 'b')).toBe(4);
});

test('who has no place finds the last one', () => {
  const places = new FairShare(3);
  for (const address of ['a', 'b']) places.take(address);
  expect([places.fits('a'), places.fits('c')]).toEqual([false, true]);
  places.take('c');
  expect([places.full, places.fits('d')]).toEqual([true, false]);
});
