import type { CourseDocument } from '@harbor/contract';
import { fenOf, yuanOf } from '../../../parts/money';
import type { Problems } from '../useRowEditor';

/** A course as it is typed. */
export interface CourseForm {
  title: string;
  subtitle: string;
  cover: string;
  category: number;
  teacher: number;
  intro: string;
  /** One a line. */
  gains: string;
  audience: string;
  /** In 元; empty or 0 for free. */
  price: string;
  /** In 元; empty for none. */
  original: string;
  /** Days; empty for good. */
  days: string;
  planned: string;
  certificate: boolean;
  talk: CourseDocument['is_allow_comment'];
}

const yuan = (fen: number) => (fen === 0 ? '' : yuanOf(fen).replace(/\.00$/, ''));
const number = (value: number) => (value === 0 ? '' : String(value));

/** A course as it can be typed on. */
export const formOf = (course: CourseDocument): CourseForm => ({
  title: course.title,
  subtitle: course.subtitle,
  cover: course.cover,
  category: course.category_id,
  teacher: course.teacher_id,
  intro: course.intro,
  gains: course.gains.join('\n'),
  audience: course.audience,
  price: yuan(course.price_fen),
  original: yuan(course.original_fen),
  days: number(course.valid_days),
  planned: number(course.lessons_planned),
  certificate: course.has_certificate,
  talk: course.is_allow_comment,
});

const money = (text: string) => (text.trim() === '' ? 0 : (fenOf(text) ?? -1));
/** What is no number goes as one that the server names wrong at its field. */
const whole = (text: string) =>
  text.trim() === '' ? 0 : /^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : -1;
const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

/** What is sent. */
export const documentOf = (form: CourseForm): CourseDocument => ({
  title: form.title.trim(),
  subtitle: form.subtitle.trim(),
  cover: form.cover,
  category_id: form.category,
  teacher_id: form.teacher,
  intro: form.intro.trim(),
  gains: linesOf(form.gains),
  audience: form.audience.trim(),
  price_fen: money(form.price),
  original_fen: money(form.original),
  valid_days: whole(form.days),
  lessons_planned: whole(form.planned),
  has_certificate: form.certificate,
  is_allow_comment: form.talk,
});

/** What can be said before anything is sent. Pure. */
export function problemsOf(form: CourseForm): Problems {
  const sent = documentOf(form);
  const found: Problems = {};
  if (sent.title.length < 4) found.title = '课程名称至少4个字';
  if (sent.teacher_id === 0) found.teacher_id = '请选择授课教师';
  if (sent.price_fen < 0) found.price_fen = '请输入正确的金额，如 199 或 199.50';
  if (sent.original_fen < 0) found.original_fen = '请输入正确的金额，如 299';
  else if (sent.original_fen > 0 && sent.original_fen <= sent.price_fen)
    found.original_fen = '原价须高于现价，没有则不填';
  if (sent.valid_days < 0 || sent.valid_days > 3650) found.valid_days = '1至3650天，长期有效则不填';
  if (sent.lessons_planned < 0 || sent.lessons_planned > 500) found.lessons_planned = '1至500讲，可不填';
  if (sent.gains.length > 8) found.gains = '学习收获最多8条，每行一条';
  return found;
}

const names: Record<string, string> = {
  title: '课程名称',
  subtitle: '副标题',
  cover: '封面',
  category_id: '分类',
  teacher_id: '授课教师',
  intro: '课程介绍',
  gains: '学习收获',
  audience: '适合谁',
  price_fen: '价格',
  original_fen: '原价',
  valid_days: '有效期',
  lessons_planned: '计划讲数',
  has_certificate: '结课证书',
  is_allow_comment: '评价与讨论',
};

/** `原价：须高于现价`. */
export function saidOf(field: string, text: string): string {
  const [head = ''] = field.split('.');
  const name = names[head];
  return name ? `${name}：${text}` : text;
}
