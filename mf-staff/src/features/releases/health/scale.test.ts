import { markText, momentText, timeMarks } from './scale';

test('a day has marks at round hours of China, whatever the clock of the browser', () => {
  const end = Date.parse('2026-11-21T12:30:00+08:00');
  const marks = timeMarks(end - 24 * 3_600_000, end, 24);
  expect(marks.map(markText)).toEqual(['16:00', '20:00', '11-21', '04:00', '08:00', '12:00']);
});

test('a week has one for each day', () => {
  const end = Date.parse('2026-11-21T12:30:00+08:00');
  expect(timeMarks(end - 168 * 3_600_000, end, 168)).toHaveLength(7);
});

test('a moment is written with its day', () => {
  expect(momentText(Date.parse('2026-11-21T01:15:00Z'))).toBe('11-21 09:15');
});
