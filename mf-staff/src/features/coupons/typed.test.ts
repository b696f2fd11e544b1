import { blank, bodyOf, percentOf, scopeWords, unreadable, validWords } from './typed';

test('a discount is typed in 折', () => {
  expect([percentOf('8.5'), percentOf('9'), percentOf('85'), percentOf('八')]).toEqual([85, 90, null, null]);
});

test('what belongs to another kind of coupon is not sent', () => {
  const typed = { ...blank, off: '60', min: '500', discount: '8', cap: '30', code: 'HARBOR2026' };
  expect(bodyOf(typed)).toMatchObject({ off_fen: 6000, min_fen: 50_000, discount: 0, cap_fen: 0 });
  expect(bodyOf(typed)).not.toHaveProperty('code');
  expect(bodyOf({ ...typed, type: 2 })).toMatchObject({ off_fen: 0, discount: 80, cap_fen: 3000 });
  expect(bodyOf({ ...typed, type: 3 })).toMatchObject({ off_fen: 6000, min_fen: 0 });
  expect(bodyOf({ ...typed, get_way: 3 })).toMatchObject({ code: 'HARBOR2026' });
  expect(bodyOf({ ...typed, scope_ids: [1] }).scope_ids).toEqual([]);
});

test('a fixed window is sent in Beijing time, and takes the place of the days', () => {
  const body = bodyOf({ ...blank, time_type: 1, start: '2026-12-01T00:00', end: '2026-12-31T23:59' });
  expect(body).toMatchObject({ start_at: '2026-12-01T00:00:00+08:00', end_at: '2026-12-31T23:59:00+08:00' });
  expect(body).not.toHaveProperty('days');
});

test('what is no number is said at its field', () => {
  expect(unreadable({ ...blank, off: '1.234', days: 'x', total: '', per_limit: '两张' })).toEqual({
    off_fen: '金额最多两位小数',
    days: '请填写天数',
    total: '请填写数量，0 表示不限',
    per_limit: '请填写每人限领',
  });
  expect(unreadable({ ...blank, type: 2, discount: '85' })).toEqual({ discount: '折扣形如 8.5' });
});

test('the preview says its words', () => {
  expect(validWords({ ...blank, days: '15' })).toBe('领取后 15 天内有效');
  expect(scopeWords({ ...blank, scope: 1, scope_ids: [2] }, new Map([[2, '翻译润色']]))).toBe('限翻译润色');
});
