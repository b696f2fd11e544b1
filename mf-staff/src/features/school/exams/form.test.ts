import { documentOf, emptyExam, formOf, pointsOf, problemsOf, sumOf } from './form';

const listed = [
  { question_id: 1, kind: 1 as const, stem: '甲', points: '4' },
  { question_id: 2, kind: 5 as const, stem: '乙', points: '10.5' },
];

test('an exam is made of a list, or drawn by type; what belongs to the other way is not sent', () => {
  const form = { ...emptyExam(3), title: '期末', listed };
  form.draws[1] = { count: '10', points: '2' };
  expect(documentOf(form)).toMatchObject({
    ...{ lesson_id: null, draws: [], max_attempts: 3 },
    questions: [
      { question_id: 1, points: 4 },
      { question_id: 2, points: 10.5 },
    ],
  });
  expect(sumOf(form)).toEqual({ questions: 2, full: 14.5 });
  const drawn = { ...form, source: 'draw' as const, attempts: '' };
  expect(documentOf(drawn)).toMatchObject({
    ...{ questions: [], draws: [{ kind: 1, count: 10, points: 2 }], max_attempts: 0 },
  });
  expect(sumOf(drawn)).toEqual({ questions: 10, full: 20 });
  expect(problemsOf(drawn, { 1: 10 })).toEqual({});
  expect(problemsOf(drawn, { 1: 8 })).toEqual({ 'draws.1': '题库里只有 8 题可用' });
});

test('numbers are held to their bounds', () => {
  const form = {
    ...emptyExam(0),
    ...{
      minutes: '301',
      pass: '0',
      attempts: '99',
      coolDown: 'x',
      listed: [{ ...listed[0], points: '0.3' }],
    },
  } as ReturnType<typeof emptyExam>;
  expect(Object.keys(problemsOf(form)).sort()).toEqual(
    [
      'cool_down_minutes',
      'course_id',
      'max_attempts',
      'minutes',
      'pass_percent',
      'questions.0.points',
      'title',
    ].sort(),
  );
  expect(['0.5', '2', '100', '0', '100.5', '1.3', '', '-1'].map(pointsOf)).toEqual([
    ...[0.5, 2, 100],
    ...Array(5).fill(undefined),
  ]);
});

test('what the server has becomes a form and the same again', () => {
  const document = {
    ...{ course_id: 3, lesson_id: 7, title: '随堂', intro: '', minutes: 10, pass_percent: 60 },
    ...{ max_attempts: 0, cool_down_minutes: 30, shuffle: false, show_answer: 1 as const },
    ...{ for_certificate: false, source: 'list' as const, draws: [] },
    questions: [{ question_id: 1, points: 4 }],
  };
  const row = {
    ...{ question_id: 1, kind: 1 as const, kind_text: '单选', stem: '甲', status: 1, points: 4 },
  };
  expect(documentOf(formOf({ document, listed: [row] }))).toEqual(document);
});
