import { marksToSend, readMarks, suggestionWords } from './marks';

const asked = [
  { place: 2, points: 10 },
  { place: 5, points: 4 },
];

test('each short answer needs marks in halves, no more than it is worth', () => {
  const marks = { 2: { points: '6.5', comment: ' 说到了可比 ' }, 5: { points: '4', comment: '' } };
  expect(marksToSend(asked, marks)).toEqual({
    problems: {},
    send: [
      { place: 2, points: 6.5, comment: '说到了可比' },
      { place: 5, points: 4, comment: '' },
    ],
  });
  const wrong = { 2: { points: '10.5', comment: '' } };
  expect(marksToSend(asked, wrong).problems).toEqual({ 2: '最多 10 分', 5: '请填写得分，以0.5为单位' });
});

test('what was kept in the tab is read, and nothing that is no marks', () => {
  expect(readMarks('{"2":{"points":"6","comment":"好"},"5":{"points":3}}')).toEqual({
    2: { points: '6', comment: '好' },
    5: { points: '', comment: '' },
  });
  expect([readMarks(''), readMarks('{'), readMarks('null')]).toEqual([{}, {}, {}]);
});

test('a suggestion says what it comes from', () => {
  expect(suggestionWords({ points: 5, found: ['随机', '对照'], missing: ['盲法'] })).toBe(
    '建议 5 分：提到 随机、对照；没有提到 盲法 ',
  );
});
