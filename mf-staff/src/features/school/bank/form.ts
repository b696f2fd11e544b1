import type { DeskQuestion } from '@harbor/contract';
import { questionKind as k, type QuestionKind, questionRule as rule } from '@harbor/contract/question-kind';
import type { Problems } from '../useRowEditor';
import { clock, secondsOf } from '../words';

export type QuestionDocument = DeskQuestion['document'];

/** An option as it is typed. */
export interface OptionForm {
  /** Of the row on the page. */
  key: number;
  text: string;
  right: boolean;
}

/** A question as it is typed. What other types need is kept while the type is changed to and fro. */
export interface QuestionForm {
  kind: QuestionKind;
  course: number;
  stem: string;
  picture: string;
  pictureText: string;
  options: OptionForm[];
  judge: '' | 'T' | 'F';
  /** Of each blank, one way of writing a line. */
  blanks: string[];
  /** One a line, its other wordings behind it: `样本量 | 样本大小`. */
  keywords: string;
  explanation: string;
  subject: string;
  /** 0 for none. */
  lesson: number;
  /** `12:30` */
  at: string;
  /** What was changed, for the list of versions. */
  note: string;
}

let lastKey = 0;
export const newOption = (text = '', right = false): OptionForm => {
  lastKey += 1;
  return { key: lastKey, text, right };
};

/** A blank in a stem: four lines or more. */
const blank = /_{4,}/g;

/** How many blanks a stem has, as many as may be. Pure. */
export const blanksIn = (stem: string): number => Math.min(rule.blanks, (stem.match(blank) ?? []).length);

/** The letter of an option: A, B, C … */
export const letterOf = (n: number): string => String.fromCharCode(65 + n);

export const emptyForm = (course: number, kind: QuestionKind = k.single): QuestionForm => ({
  ...{ kind, course, stem: '', picture: '', pictureText: '' },
  options: [newOption(), newOption(), newOption(), newOption()],
  ...{ judge: '', blanks: [], keywords: '', explanation: '', subject: '', lesson: 0, at: '', note: '' },
});

const chosen = (kind: QuestionKind) => kind === k.single || kind === k.multiple;

/** A question as it can be typed on. */
export function formOf(question: QuestionDocument): QuestionForm {
  const { kind, right, lesson_ref } = question;
  const letters = right[0] ?? [];
  const options = chosen(kind)
    ? question.options.map((text, n) => newOption(text, letters.includes(letterOf(n))))
    : emptyForm(0).options;
  return {
    ...{ kind, course: question.course_id, stem: question.stem, options },
    ...{ picture: question.picture, pictureText: question.picture_text },
    judge: kind === k.judge ? (letters[0] === 'F' ? 'F' : 'T') : '',
    blanks: kind === k.blank ? right.map((ways) => ways.join('\n')) : [],
    keywords: kind === k.essay ? right.map((ways) => ways.join(' | ')).join('\n') : '',
    ...{ explanation: question.explanation, subject: question.subject, note: '' },
    lesson: lesson_ref?.lesson_id ?? 0,
    at: lesson_ref ? clock(lesson_ref.at_seconds) : '',
  };
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
const filled = (options: readonly OptionForm[]) => options.filter(({ text }) => text.trim());

function rightOf(form: QuestionForm): string[][] {
  switch (form.kind) {
    case k.judge:
      return form.judge ? [[form.judge]] : [];
    case k.blank:
      return Array.from({ length: blanksIn(form.stem) }, (_, n) => linesOf(form.blanks[n] ?? ''));
    case k.essay:
      return linesOf(form.keywords).flatMap((line) => {
        const ways = line.split(/[|｜]/).flatMap((way) => way.trim() || []);
        return ways.length > 0 ? [ways] : [];
      });
    default:
      return [filled(form.options).flatMap(({ right }, n) => (right ? letterOf(n) : []))];
  }
}

/** What is sent. Pure. */
export const documentOf = (form: QuestionForm): QuestionDocument => ({
  kind: form.kind,
  course_id: form.course,
  stem: form.stem.trim(),
  picture: form.picture,
  picture_text: form.picture ? form.pictureText.trim() : '',
  options: chosen(form.kind) ? filled(form.options).map(({ text }) => text.trim()) : [],
  right: rightOf(form),
  explanation: form.explanation.trim(),
  subject: form.subject.trim(),
  lesson_ref: form.lesson > 0 ? { lesson_id: form.lesson, at_seconds: secondsOf(form.at || '0') ?? 0 } : null,
});

/** What can be said before anything is sent. Pure. */
export function problemsOf(form: QuestionForm): Problems {
  const { options, right, stem, explanation } = documentOf(form);
  const found: Problems = {};
  if (!form.course) found.course_id = '请选择课程';
  if (stem.length < 2) found.stem = '请填写题干';
  if (explanation.length < 2) found.explanation = '请填写讲解，学员据此知道为什么';
  if (chosen(form.kind)) {
    const count = right[0]?.length ?? 0;
    if (options.length < rule.options.least) found.options = `至少${rule.options.least}个选项`;
    else if (new Set(options).size < options.length) found.options = '有两个选项一样';
    else if (form.kind === k.single && count !== 1) found.options = '单选题请选定一个正确选项';
    else if (form.kind === k.multiple && count < 2) found.options = '多选题请选定至少两个正确选项';
  }
  if (form.kind === k.judge && !form.judge) found.right = '请选择正确还是错误';
  if (form.kind === k.blank) {
    if (stem && right.length === 0) found.stem = '填空题请用四条下划线 ____ 标出每一空';
    right.forEach((ways, n) => {
      if (ways.length === 0) found[`right.${n}`] = '请填写答案，每行一种写法';
      else if (ways.length > rule.alternatives) found[`right.${n}`] = `最多${rule.alternatives}种写法`;
    });
  }
  if (form.kind === k.essay) {
    if (right.length > rule.keywords) found.right = `最多${rule.keywords}个关键词`;
    else if (right.some((ways) => ways.length > rule.alternatives))
      found.right = `一个关键词最多${rule.alternatives}种说法`;
  }
  if (form.picture && !form.pictureText.trim())
    found.picture_text = '请说明图上有什么，看不到图的学员也要能作答';
  if (form.lesson > 0 && form.at && secondsOf(form.at) === undefined)
    found.lesson_ref = '时间写成 12:30 这样';
  return found;
}

const names: Record<string, string> = {
  course_id: '课程',
  stem: '题干',
  picture: '图片',
  picture_text: '图片说明',
  options: '选项',
  right: '答案',
  explanation: '讲解',
  subject: '主题词',
  lesson_ref: '讲解所在',
};

/** `第 2 空：请填写答案`. */
export function saidOf(field: string, text: string): string {
  const [head = '', n] = field.split('.');
  const name = head === 'right' && n !== undefined ? `第 ${Number(n) + 1} 空` : names[head];
  return name ? `${name}：${text}` : text;
}
