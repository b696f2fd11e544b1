import { questionKind as k } from '@harbor/contract/question-kind';
import { documentOf, emptyForm, formOf, newOption, problemsOf, type QuestionForm } from './form';

const of = (part: Partial<QuestionForm>): QuestionForm => ({
  ...emptyForm(3),
  explanation: '见讲义',
  ...part,
});

test('letters follow the options that are filled in', () => {
  const options = [newOption('均值'), newOption(''), newOption('中位数', true), newOption('众数', true)];
  const form = of({ kind: k.multiple, stem: '偏态分布用什么？', options });
  expect(documentOf(form)).toMatchObject({ options: ['均值', '中位数', '众数'], right: [['B', 'C']] });
  expect(problemsOf(form)).toEqual({});
});

test('blanks are those of the stem, each with its ways of writing', () => {
  const form = of({
    ...{ kind: k.blank, stem: '效应量 $d$ 为 ____，属于 ____ 效应' },
    blanks: ['0.66\n.66\n', '中等', '多余'],
  });
  expect(documentOf(form).right).toEqual([['0.66', '.66'], ['中等']]);
  expect(problemsOf({ ...form, blanks: ['0.66'] })).toEqual({ 'right.1': '请填写答案，每行一种写法' });
  expect(problemsOf({ ...form, stem: '没有空' })).toEqual({ stem: '填空题请用四条下划线 ____ 标出每一空' });
});

test.each([
  [of({ stem: '题干' }), '至少2个选项'],
  [of({ stem: '题干', options: [newOption('同', true), newOption('同')] }), '有两个选项一样'],
  [of({ stem: '题干', options: [newOption('甲', true), newOption('乙', true)] }), '选定一个正确选项'],
  [of({ stem: '题干', kind: k.multiple, options: [newOption('甲', true), newOption('乙')] }), '至少两个'],
  [of({ stem: '题干', kind: k.judge }), '正确还是错误'],
  [of({ stem: '题干', kind: k.judge, judge: 'T', picture: '/a.png' }), '图上有什么'],
  [of({ stem: '题干', kind: k.essay, lesson: 4, at: '一分' }), '12:30'],
  [of({ stem: '题干', kind: k.essay, keywords: '词\n'.repeat(11) }), '最多10个关键词'],
])('what is missing is said: %#', (form, said) => {
  expect(Object.values(problemsOf(form)).join()).toContain(said);
});

test('what the server has becomes a form and the same again', () => {
  const essay = {
    ...{ kind: k.essay, course_id: 3, stem: '为什么？', picture: '', picture_text: '', options: [] },
    ...{ right: [['随机', '随机化'], ['对照']], explanation: '见讲义', subject: '实验设计' },
    lesson_ref: { lesson_id: 7, at_seconds: 95 },
  };
  expect(documentOf(formOf(essay))).toEqual(essay);
  const judge = { ...essay, kind: k.judge, right: [['F']], lesson_ref: null };
  expect(documentOf(formOf(judge))).toEqual(judge);
});
