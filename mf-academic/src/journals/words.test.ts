import { chinese, facets, journal } from '../testing/journals';
import { placePath, readPlace } from './place';
import {
  chipsOf,
  factor,
  fee,
  feeInFull,
  identity,
  isChinese,
  percent,
  quartile,
  standing,
  subjectsOf,
  tier,
  warned,
  weeks,
} from './words';

test('what is not known is no number', () => {
  expect([weeks(null), percent(null), fee(null), factor(null), tier(null), quartile(null), tier(0)]).toEqual(
    Array(7).fill(undefined),
  );
  expect([weeks(12), percent(31), factor(9), factor(0.931), factor(6.8)]).toEqual([
    '12 周',
    '31%',
    '9.0',
    '0.931',
    '6.8',
  ]);
});

test('a fee is said in its own currency, about as much in yuan, or that there is none', () => {
  expect(fee(0)).toBe('不收费');
  expect(fee(1_640_000)).toBe('约 ¥16,400');
  expect(feeInFull({ apc: { amount: 1960, currency: 'USD' }, apc_fen_est: 1_410_000 })).toBe(
    'US$1,960（约 ¥14,100）',
  );
  expect(feeInFull({ apc: { amount: 800, currency: 'CHF' }, apc_fen_est: null })).toBe('CHF 800');
  expect(feeInFull({ apc: { amount: 0, currency: 'CNY' }, apc_fen_est: 0 })).toBe('不收费');
  expect(feeInFull({ apc: null, apc_fen_est: null })).toBeUndefined();
});

test('a journal is identified in a line, and its own name is not said twice', () => {
  expect(identity(journal())).toBe('潮汐法学 · ISSN 2434-561X');
  expect(identity(chinese())).toBe('ISSN 1004-8837 · CN 11-1234/D');
  expect(isChinese(chinese())).toBe(true);
  expect(isChinese(chinese({ citation: { if: null, quartile: null } }))).toBe(false);
});

test('warnings are said in neutral words with their years', () => {
  expect(warned([])).toBeUndefined();
  const one = { word: '存在预警记录', level: '', reason: '', source: '名单' };
  expect(
    warned([
      { ...one, year: 2025 },
      { ...one, year: 2024 },
      { ...one, year: 2024 },
    ]),
  ).toBe('存在预警记录 · 2025、2024');
});

test('a place in a category says how far in front it is', () => {
  expect(standing({ rank: 27, total: 91 })).toEqual({ words: '27/91', front: 30 });
  expect(standing({ rank: 1, total: 900 })?.front).toBe(1);
  expect(standing({ rank: 3, total: null })).toEqual({ words: '第 3', front: undefined });
  expect(standing({ rank: null, total: 10 })).toBeUndefined();
});

test('each choice is a chip that leads to the list without it', () => {
  const place = readPlace(
    new URLSearchParams('keyword=law&subject=法学/环境法&tier=1,2&min_if=3&page=2&warning=none'),
  );
  const chips = chipsOf(place, facets());
  expect(chips.map(({ label }) => label)).toEqual([
    '“law”',
    '法学 · 环境法',
    '1 区',
    '2 区',
    '无预警记录',
    '影响因子 ≥ 3',
  ]);
  const without = (label: string) =>
    placePath(chips.find((chip) => chip.label === label)?.without ?? { chosen: {} });
  expect(without('1 区')).toContain('tier=2&');
  expect(without('影响因子 ≥ 3')).not.toContain('min_if');
  for (const { without: rest } of chips) expect(rest.page).toBeUndefined();
});

test('fields are offered for the disciplines that are chosen', () => {
  const { values } = facets()[0] ?? { values: [] };
  expect(subjectsOf(values).minors).toEqual([]);
  expect(subjectsOf(values, ['法学']).minors.map(({ value }) => value)).toEqual(['法学/环境法']);
  expect(subjectsOf(values, ['法学/环境法']).majors.map(({ value }) => value)).toEqual(['法学', '工学']);
});
