import { questionKind as k } from '@harbor/contract/question-kind';
import { comparedBlank, gradeAnswer, passes, passMark, suggestMarks } from './grading';

const single = { kind: k.single, points: 4, right: [['B']] };
const multiple = { kind: k.multiple, points: 5, right: [['A', 'B', 'D']] };
const judge = { kind: k.judge, points: 4, right: [['F']] };
const blanks = {
  kind: k.blank,
  points: 6,
  right: [
    ['0.66', '.66'],
    ['Bonferroni', '邦费罗尼'],
  ],
};
const thirds = { kind: k.blank, points: 10, right: [['甲'], ['乙'], ['丙']] };
const essay = { kind: k.essay, points: 14, right: [] };

// Worked out by hand, from §3.7.
test.each([
  [single, ['B'], 4, 'right'],
  [single, ['A'], 0, 'wrong'],
  [single, ['A', 'B'], 0, 'wrong'],
  [single, [], 0, 'wrong'],
  [single, ['b'], 0, 'wrong'],
  [multiple, ['A', 'B', 'D'], 5, 'right'],
  [multiple, ['D', 'A', 'B'], 5, 'right'],
  [multiple, ['A', 'A', 'B', 'D'], 5, 'right'],
  [multiple, ['A', 'D'], 2.5, 'partial'],
  [multiple, ['B'], 2.5, 'partial'],
  [multiple, ['A', 'A', 'A'], 2.5, 'partial'],
  [multiple, ['A', 'C'], 0, 'wrong'],
  [multiple, ['A', 'B', 'C', 'D'], 0, 'wrong'],
  [multiple, [], 0, 'wrong'],
  [judge, ['F'], 4, 'right'],
  [judge, ['T'], 0, 'wrong'],
  [judge, ['T', 'F'], 0, 'wrong'],
  [blanks, ['0.66', 'bonferroni'], 6, 'right'],
  [blanks, [' ．６６ ', 'ＢＯＮＦＥＲＲＯＮＩ'], 6, 'right'],
  [blanks, ['0.67', '邦费罗尼'], 3, 'partial'],
  [blanks, ['', 'Bonferroni'], 3, 'partial'],
  [blanks, ['Bonferroni', '0.66'], 0, 'wrong'],
  [blanks, ['0.66'], 3, 'partial'],
  [thirds, ['甲', '', ''], 3.33, 'partial'],
  [thirds, ['甲', '乙', ''], 6.66, 'partial'],
  [thirds, ['甲', '乙', '丙'], 10, 'right'],
  [essay, ['写了一句'], 0, 'waiting'],
  [essay, ['  \n '], 0, 'wrong'],
  [essay, [], 0, 'wrong'],
] as const)('%j answered with %j has %d: %s', (question, answer, points, verdict) => {
  expect(gradeAnswer(question as never, answer)).toEqual({ points, verdict });
});

test('a blank is compared by what it says', () => {
  expect(comparedBlank('  Ａ　 Ｂ ')).toBe('a b');
  expect(comparedBlank('−3')).toBe('-3');
  expect(comparedBlank('A')).not.toBe(comparedBlank('A.'));
});

test.each([
  [60, 100, 60, true],
  [59.99, 100, 60, false],
  // 60 % of 33 marks is 19.8: nothing is rounded in anybody's favour or against them.
  [19.8, 33, 60, true],
  [19.75, 33, 60, false],
  [0, 10, 1, false],
  [10, 10, 100, true],
])('%d of %d at %d%% passes: %s', (score, full, percent, passed) => {
  expect(passes(score, full, percent)).toBe(passed);
  expect(score >= passMark(full, percent)).toBe(passed);
});

test('the keywords of a short answer suggest its marks, and never give them', () => {
  const question = { right: [['样本量', 'n'], ['区间', 'CI'], ['效应量']], points: 14 };
  expect(suggestMarks(question, ['ｎ = 50，95% ci 已给出'])).toEqual({
    ...{ points: 9.5, found: ['样本量', '区间'], missing: ['效应量'] },
  });
  expect(suggestMarks(question, [])).toEqual({ points: 0, found: [], missing: ['样本量', '区间', '效应量'] });
  expect(suggestMarks({ right: [], points: 5 }, ['任何话'])).toBeNull();
});
