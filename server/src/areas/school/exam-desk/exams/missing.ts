import { examRule } from '@harbor/contract/exam-status';
import { type QuestionKind, questionKindLabel } from '@harbor/contract/question-kind';

/** What an exam asks, and what there is to ask. */
export interface Asking {
  title: string;
  source: 'list' | 'draw';
  /** Questions of the list, and how many of them are in use in the bank of the course. */
  listed: number;
  usable: number;
  draws: readonly { kind: QuestionKind; count: number }[];
  /** Questions in use in the bank of the course, by type. */
  bank: ReadonlyMap<number, number>;
}

/** What an exam lacks to be opened, by field; it depends on nothing but what it is given. */
export function missingOfExam(exam: Asking): { field: string; text: string }[] {
  const missing: { field: string; text: string }[] = [];
  if (exam.title.length < 2) missing.push({ field: 'title', text: '请填写考试名称' });
  if (exam.source === 'list') {
    if (exam.listed === 0) missing.push({ field: 'questions', text: '请选择题目' });
    if (exam.usable < exam.listed)
      missing.push({
        field: 'questions',
        text: `有 ${exam.listed - exam.usable} 道题已停用，请换一道或移出`,
      });
    return missing;
  }
  if (exam.draws.length === 0) missing.push({ field: 'draws', text: '请填写各题型抽几题' });
  if (new Set(exam.draws.map(({ kind }) => kind)).size < exam.draws.length)
    missing.push({ field: 'draws', text: '每种题型只能有一行' });
  for (const { kind, count } of exam.draws) {
    const has = exam.bank.get(kind) ?? 0;
    if (has < count)
      missing.push({
        field: 'draws',
        text: `${questionKindLabel[kind]}要抽 ${count} 题，题库里只有 ${has} 题`,
      });
  }
  if (exam.draws.reduce((sum, { count }) => sum + count, 0) > examRule.questions)
    missing.push({ field: 'draws', text: `一场考试最多 ${examRule.questions} 题` });
  return missing;
}
