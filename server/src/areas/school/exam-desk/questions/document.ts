import { createHash } from 'node:crypto';
import type { BodyOf } from '@harbor/contract';
import { questionKind as k, type QuestionKind, questionRule } from '@harbor/contract/question-kind';
import { letterOf } from '../../exams/draw';
import type { QuestionDocument } from '../../exams/rows';

/** A question as the desk hands it in. */
export type GivenQuestion = BodyOf<'POST /staff/exams/question/create'>;

type Faults = Record<string, string[]>;

/** How a blank stands in a stem. */
const blankMark = /_{4,}/g;

/** How many blanks a stem has. */
export const blanksIn = (stem: string): number => stem.match(blankMark)?.length ?? 0;

/** Where the pictures of questions lie. */
export const questionPicture = /^\/media\/[\w/-]+\.(webp|svg)$/;

const chooses = (kind: QuestionKind) => kind === k.single || kind === k.multiple;

/**
 * What is wrong with a question, by field; nothing for one that can be asked and graded. It depends on the question alone:
 * the desk's form and its import ask the same.
 */
export function questionFaults(given: Omit<GivenQuestion, 'course_id'>): Faults {
  const faults: Faults = {};
  const say = (field: string, text: string) => {
    faults[field] = [...(faults[field] ?? []), text];
  };
  if (given.stem.length < 2) say('stem', '请填写题干');
  if (given.explanation.length < 2) say('explanation', '请填写讲解');
  if (given.picture !== '' && !questionPicture.test(given.picture)) say('picture', '请重新上传图片');
  if (given.picture !== '' && given.picture_text === '') say('picture_text', '请填写图片说明');
  const options = optionFaults(given);
  if (options) say('options', options);
  const right = rightFault(given);
  if (right) say('right', right);
  return faults;
}

function optionFaults({ kind, options }: Pick<GivenQuestion, 'kind' | 'options'>): string | undefined {
  if (!chooses(kind)) return options.length > 0 ? '这种题型没有选项' : undefined;
  if (options.length < questionRule.options.least) return '请至少填写两个选项';
  if (options.some((text) => text === '')) return '请填写每个选项';
  return new Set(options).size < options.length ? '有两个选项一样' : undefined;
}

type Answered = Pick<GivenQuestion, 'kind' | 'options' | 'right' | 'stem'>;

function rightFault(given: Answered): string | undefined {
  if (given.kind === k.blank) return blankFault(given);
  if (given.kind === k.essay)
    return given.right.some((ways) => ways.length === 0 || ways.some((way) => way === ''))
      ? '关键词不能为空'
      : undefined;
  const [letters = [], ...more] = given.right;
  const allowed = given.kind === k.judge ? ['T', 'F'] : given.options.map((_, place) => letterOf(place));
  if (more.length > 0 || letters.length === 0) return '请选择正确答案';
  if (letters.some((letter) => !allowed.includes(letter))) return '正确答案不在选项里';
  if (new Set(letters).size < letters.length) return '正确答案重复';
  if (given.kind === k.multiple) return letters.length < 2 ? '多选题至少有两个正确选项' : undefined;
  return letters.length > 1 ? '只能有一个正确答案' : undefined;
}

function blankFault({ stem, right }: Answered): string | undefined {
  const blanks = blanksIn(stem);
  if (blanks === 0) return '请在题干里用四个下划线 ____ 标出空';
  if (blanks !== right.length) return `题干里有 ${blanks} 个空，答案有 ${right.length} 个`;
  if (right.some((ways) => ways.length === 0 || ways.some((way) => way === ''))) return '请填写每个空的答案';
  return right.some((ways) => ways.length > questionRule.alternatives) ? '一个空的写法太多' : undefined;
}

/** What a version keeps. */
export const documentOf = ({
  stem,
  picture,
  picture_text,
  options,
  right,
  explanation,
  lesson_ref,
}: Omit<GivenQuestion, 'course_id'>): QuestionDocument => ({
  ...{ stem, picture, picture_text, options, right, explanation, lesson_ref },
});

/** The words of a question without anything between them: what is alike in it is the same question. */
export const wordsOf = ({ stem, options }: Pick<QuestionDocument, 'stem' | 'options'>): string =>
  createHash('sha256')
    .update([stem, ...options.toSorted()].join('\n').normalize('NFKC').replace(/\s+/g, '').toLowerCase())
    .digest('hex');

/** All that a question says, by field, for the rules on wording. */
export const textsOf = (given: Omit<GivenQuestion, 'course_id'>): Record<string, string> => ({
  stem: given.stem,
  picture_text: given.picture_text,
  options: given.options.join('\n'),
  right: given.right.flat().join('\n'),
  explanation: given.explanation,
  subject: given.subject,
});
