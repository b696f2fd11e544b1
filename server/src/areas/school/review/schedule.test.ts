import { reviewGrade as g } from '@harbor/contract/review-grade';
import { dayOf, dayStart, dueText } from './days';
import { fresh, previews, reviewed, type Spacing } from './schedule';

const now = new Date('2026-11-28T12:30:00+08:00');

const first: Spacing = {
  ...fresh(now),
  ...{
    stability: 0,
    difficulty: 0,
    scheduled_days: 0,
    learning_steps: 0,
    reps: 0,
    lapses: 0,
    reviewed_at: null,
  },
};

test('an item begins tomorrow, and its dates grow while it is remembered', () => {
  expect(dayOf(first.due_at)).toBe('2026-11-29');
  let row = first;
  const spans = [];
  for (let n = 0; n < 5; n += 1) {
    row = reviewed(row, g.good, row.due_at);
    spans.push(row.scheduled_days);
  }
  expect(spans).toEqual(spans.toSorted((a, b) => a - b));
  expect(spans[0]).toBeGreaterThanOrEqual(1);
  expect(spans.at(-1)).toBeGreaterThan(60);
  expect(row.reps).toBe(5);
  // Forgotten: soon again, and counted.
  const lapsed = reviewed(row, g.again, row.due_at);
  expect(lapsed.lapses).toBe(1);
  expect(lapsed.scheduled_days).toBeLessThan(row.scheduled_days / 4);
});

test('a better grade never comes back sooner, and a preview is what the grade then does', () => {
  const shown = previews(first, now);
  expect(shown.map(({ label }) => label)).toEqual(['忘了', '有些模糊', '记得', '很轻松']);
  const days = shown.map(({ due_at }) => due_at.getTime());
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  for (const { grade, due_at } of shown) expect(reviewed(first, grade, now).due_at).toEqual(due_at);
  // Whole days of Beijing, tomorrow at the earliest.
  for (const { due_at } of shown) expect(dayStart(due_at)).toEqual(due_at);
  expect(Math.min(...days)).toBeGreaterThan(now.getTime());
});

test.each([
  ['2026-11-26T00:00:00+08:00', '逾期 2 天'],
  ['2026-11-28T00:00:00+08:00', '今天'],
  ['2026-11-29T00:00:00+08:00', '明天 11-29'],
  ['2026-12-05T00:00:00+08:00', '7 天后 12-05'],
  ['2027-01-05T00:00:00+08:00', '38 天后 2027-01-05'],
])('%s is said as %s', (due, text) => expect(dueText(new Date(due), now)).toBe(text));
