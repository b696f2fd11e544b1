import { readHistory, withWord, writeHistory } from './history';

beforeEach(() => localStorage.clear());

it('keeps the newest first, each once, ten at most', () => {
  expect(withWord(['润色', 'SCI'], 'sci')).toEqual(['sci', '润色']);
  const many = Array.from({ length: 10 }, (_, i) => `词${i}`);
  expect(withWord(many, '新')).toEqual(['新', ...many.slice(0, 9)]);
});

it('lasts in this browser, and takes what is not its own for nothing', () => {
  writeHistory(['润色']);
  expect(readHistory()).toEqual(['润色']);
  writeHistory([]);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('harbor:search-history', '{"a":1}');
  expect(readHistory()).toEqual([]);
  localStorage.setItem('harbor:search-history', '[1,"润色",null');
  expect(readHistory()).toEqual([]);
});
