import { freshWords } from './freshWords';

const stats = { posts: 240, today: 0, week: 0, members: 90 };

test('a quiet day speaks of the week, a quiet week of nothing', () => {
  expect(freshWords({ ...stats, today: 3, week: 8 })).toBe('今日 3 篇新帖');
  expect(freshWords({ ...stats, week: 8 })).toBe('近 7 天 8 篇新帖');
  expect(freshWords(stats)).toBe('');
});
