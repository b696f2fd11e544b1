import { likeness, mostAlike, pairsOf } from './pairs';

const counted = (text: string) => Object.fromEntries(pairsOf(text).counts);

test('pairs are of neighbours, each as often as it is there; spaces and case do not matter', () => {
  expect(counted('A ba\nB')).toEqual({ ab: 2, ba: 1 });
  expect(counted('研究 研究')).toEqual({ 研究: 2, 究研: 1 });
  expect(pairsOf('A ba\nB').size).toBe(3);
});

test('a single character speaks for itself, and nothing for nothing', () => {
  expect([counted('中'), pairsOf('中').size]).toEqual([{ 中: 1 }, 1]);
  expect([counted(' \n'), pairsOf(' \n').size]).toEqual([{}, 0]);
});

test('a character beyond the basic plane is one', () => {
  expect(counted('𠮷𠮷a')).toEqual({ 𠮷𠮷: 1, 𠮷a: 1 });
});

test('of a paragraph that goes on and on the beginning speaks', () => {
  const long = 'ab'.repeat(25_000);
  expect(pairsOf(`${long}${'xy'.repeat(500_000)}`)).toEqual(pairsOf(long));
});

test('likeness goes from nothing in common to the same, and is never above what lengths allow', () => {
  const of = (left: string, right: string) => likeness(pairsOf(left), pairsOf(right));
  expect([of('', ''), of('甲乙丙', '甲乙丙'), of('甲乙丙', '丁戊己')]).toEqual([1, 1, 0]);
  expect(of('abcd', 'abxx')).toBeCloseTo(1 / 3);
  expect(of('aaaa', 'aa')).toBeCloseTo(0.5);
  for (const [left, right] of [
    ['abcdef', 'ab'],
    ['一二三四', '一二三四五六'],
  ] as const)
    expect(of(left, right)).toBeLessThanOrEqual(mostAlike(pairsOf(left), pairsOf(right)));
});
