import { narrowNumbers, wideNumbers } from './number-list';

test('a list keeps what is put in, over the borders of its pieces, and gives its beginning back', () => {
  const [wide, narrow] = [wideNumbers(), narrowNumbers()];
  const many = 600_000;
  for (let n = 0; n < many; n++) {
    wide.push(4_294_967_295 - n);
    narrow.push(n & 0xffff);
  }
  expect([wide.length, narrow.length]).toEqual([many, many]);
  for (const n of [0, 1, 262_143, 262_144, 524_287, 524_288, many - 1])
    expect([wide.at(n), narrow.at(n)]).toEqual([4_294_967_295 - n, n & 0xffff]);
  expect(wide.at(many)).toBe(0);
  wide.forgetBefore(300_000);
  expect([wide.at(0), wide.at(262_143), wide.at(262_144), wide.length]).toEqual([
    0,
    0,
    4_294_967_295 - 262_144,
    many,
  ]);
});
