import { propertyOf, readCalendar } from '../testing/read-calendar';
import { type CalendarDay, calendarOf } from './ics';

const now = new Date('2026-11-27T04:05:06.789Z');

const dayOf = (more: Partial<CalendarDay> = {}): CalendarDay => ({
  uid: 'deadline-1@diary.scholar-harbor',
  day: '2026-12-31',
  title: '返修截止',
  text: '稿件',
  url: 'https://example.cn/querytool/diary/1',
  sequence: 0,
  changedAt: new Date('2026-11-01T00:00:00Z'),
  alarmHours: null,
  ...more,
});

const read = (...days: CalendarDay[]) => readCalendar(Buffer.from(calendarOf('投稿进度本', days, now)));

test('an empty calendar is one', () => {
  expect(read().parts).toEqual([]);
});

test('a day is a whole day, also over the end of a month and of a year, with stamps of UTC', () => {
  const calendar = read(
    dayOf(),
    dayOf({ uid: 'b', day: '2028-02-28' }),
    dayOf({ uid: 'c', day: '2026-02-28' }),
  );
  const ends = calendar.parts.map((event) => [propertyOf(event, 'DTSTART'), propertyOf(event, 'DTEND')]);
  expect(ends).toEqual([
    ['20261231', '20270101'],
    ['20280228', '20280229'],
    ['20260228', '20260301'],
  ]);
  expect(calendar.parts.map((event) => propertyOf(event, 'DTSTAMP'))).toEqual(
    Array(3).fill('20261127T040506Z'),
  );
});

test.each([
  'a,b;c\\d',
  '第一行\n第二行\r\n第三行\r第四行',
  '“引号”：分号；逗号，反斜杠\\n 不是换行',
  `BEGIN:VEVENT\r\nSUMMARY:假的\r\nEND:VEVENT`,
  '𠀀𠀁𠀂'.repeat(40),
  '👩‍🔬'.repeat(30),
  'x'.repeat(74),
  'x'.repeat(75),
  'x'.repeat(76),
  '长'.repeat(200),
  ' 前后有空格 ',
  '',
])('a text comes back as it was: %j', (text) => {
  const [event] = read(dayOf({ title: text, text })).parts;
  const expected = text.replace(/\r\n?/g, '\n');
  expect(event && [propertyOf(event, 'SUMMARY'), propertyOf(event, 'DESCRIPTION')]).toEqual([
    expected,
    expected,
  ]);
});

test('what no calendar can show is left out: controls, and halves of characters', () => {
  const [event] = read(dayOf({ title: 'a\0b\u0007c\ud800d\tэ' })).parts;
  expect(event && propertyOf(event, 'SUMMARY')).toBe('abcd э');
});

test('no length of the beginning lets a fold cut a character', () => {
  for (let n = 0; n < 80; n += 1) read(dayOf({ title: `${'a'.repeat(n)}${'界'.repeat(60)}` }));
});

test.each([
  [9, 'PT9H'],
  [0, 'PT0H'],
  [-15, '-PT15H'],
  [-63, '-P2DT15H'],
  [-24, '-P1D'],
])('a reminder %i hours from the beginning of the day is %s', (alarmHours, trigger) => {
  const [event] = read(dayOf({ alarmHours })).parts;
  expect(event?.parts.map((alarm) => propertyOf(alarm, 'TRIGGER'))).toEqual([trigger]);
});

test.each([
  ['a line that is too long', `BEGIN:VCALENDAR\r\nX:${'a'.repeat(80)}\r\nEND:VCALENDAR\r\n`],
  ['a bare line end', 'BEGIN:VCALENDAR\nEND:VCALENDAR\n'],
  ['a component that stays open', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'],
  ['a wrong escape', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nX-WR-CALNAME:a\\x\r\nEND:VCALENDAR\r\n'],
  [
    'an unescaped comma',
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nX-WR-CALNAME:a,b\r\nEND:VCALENDAR\r\n',
  ],
])('the reader of these tests refuses %s', (_, text) => {
  expect(() => readCalendar(Buffer.from(text))).toThrow();
});
