import {
  questionKind as k,
  type QuestionKind,
  questionKindLabel,
  questionRule,
} from '@harbor/contract/question-kind';
import { type GivenQuestion, questionFaults } from '../questions/document';
import type { ImportColumn } from './columns';

/** Reads a cell by the name of its column; empty for one that the file does not have. */
export type Cell = (column: ImportColumn) => string;

/** A lesson of the course, by its number. */
export type LessonByNumber = (number: number) => { id: number; seconds: number } | undefined;

/** A row that was read: the question, or what is wrong with it. */
export interface ReadRow {
  question: GivenQuestion;
  kindText: string;
  reasons: string[];
}

const kinds: Record<string, QuestionKind> = {
  ...Object.fromEntries(Object.entries(questionKindLabel).map(([code, label]) => [label, Number(code)])),
  ...{
    单选题: k.single,
    多选题: k.multiple,
    判断题: k.judge,
    填空题: k.blank,
    简答题: k.essay,
    问答题: k.essay,
  },
};

const judged: Record<string, string> = {
  ...{ 正确: 'T', 对: 'T', 是: 'T', t: 'T', true: 'T', '√': 'T', a: 'T' },
  ...{ 错误: 'F', 错: 'F', 否: 'F', f: 'F', false: 'F', '×': 'F', b: 'F' },
};

const letters: readonly ImportColumn[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const parts = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What is right, as the cell of an answer says it for its type. */
function rightOf(kind: QuestionKind, cell: string): string[][] {
  if (kind === k.blank || kind === k.essay) return parts(cell, /[；;]/).map((one) => parts(one, /[|｜]/));
  const text = cell.normalize('NFKC').trim();
  if (kind === k.judge) return [[judged[text.toLowerCase()] ?? text]];
  return [[...new Set(text.toUpperCase().replace(/[^A-Z]/g, ''))]];
}

/** `01:05`, `1:02:03` or plain seconds, in seconds; undefined for anything else. */
export function secondsOf(cell: string): number | undefined {
  const text = cell.normalize('NFKC').trim();
  if (!/^\d{1,5}(:[0-5]?\d){0,2}$/.test(text)) return undefined;
  return text.split(':').reduce((sum, one) => sum * 60 + Number(one), 0);
}

function lessonOf(cell: Cell, lessons: LessonByNumber, reasons: string[]): GivenQuestion['lesson_ref'] {
  const written = cell('lesson')
    .normalize('NFKC')
    .replace(/[第讲课时\s]/g, '');
  if (written === '') return null;
  const lesson = /^\d{1,4}$/.test(written) ? lessons(Number(written)) : undefined;
  if (!lesson) {
    reasons.push(`没有第 ${written} 讲`);
    return null;
  }
  const at = cell('at') === '' ? 0 : secondsOf(cell('at'));
  if (at === undefined || at > lesson.seconds) {
    reasons.push('时间写作 分:秒，且不超过课时的长度');
    return null;
  }
  return { lesson_id: lesson.id, at_seconds: at };
}

/** Reads one row; it depends on the row and the course's lessons alone. */
export function readRow(cell: Cell, courseId: number, lessons: LessonByNumber): ReadRow {
  const reasons: string[] = [];
  const kind = kinds[cell('kind').normalize('NFKC').replace(/\s+/g, '')];
  if (kind === undefined) reasons.push('题型只能是单选、多选、判断、填空或简答');
  const asked = kind ?? k.essay;
  const chooses = asked === k.single || asked === k.multiple;
  const options = chooses ? letters.map((letter) => cell(letter)) : [];
  const question: GivenQuestion = {
    kind: asked,
    course_id: courseId,
    stem: cell('stem'),
    ...{ picture: '', picture_text: '' },
    options: options.slice(0, options.findLastIndex((text) => text !== '') + 1),
    right: rightOf(asked, cell('right')),
    explanation: cell('explanation'),
    subject: cell('subject'),
    lesson_ref: lessonOf(cell, lessons, reasons),
  };
  if (kind !== undefined)
    reasons.push(...Object.values(questionFaults(question)).flat(), ...tooLong(question));
  return { question, kindText: kind === undefined ? cell('kind') : questionKindLabel[kind], reasons };
}

function tooLong({ stem, options, explanation, subject, right }: GivenQuestion): string[] {
  const rule = questionRule;
  const over: [boolean, string][] = [
    [stem.length > rule.stem, `题干最多${rule.stem}个字`],
    [options.some((text) => text.length > rule.option), `选项最多${rule.option}个字`],
    [explanation.length > rule.explanation, `讲解最多${rule.explanation}个字`],
    [subject.length > 20, '主题词最多20个字'],
    [right.length > rule.blanks, `最多${rule.blanks}空`],
    [right.some((ways) => ways.length > rule.alternatives), '答案太多'],
    [right.flat().some((text) => text.length > rule.blank), `答案最多${rule.blank}个字`],
  ];
  return over.flatMap(([is, text]) => (is ? [text] : []));
}
