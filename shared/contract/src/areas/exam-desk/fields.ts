import { z } from 'zod';
import { examRule } from '../../exam-status';
import { id, moment, rowRevision } from '../../fields';
import { line, lines, word } from '../../people-fields';
import { questionRule as rule } from '../../question-kind';
import { attemptStatusCode, lessonRef, questionKindCode, resultQuestion } from '../exams/fields';

/** A question as the desk writes it. */
export const questionDocument = {
  kind: questionKindCode,
  /** Whose bank it belongs to. */
  course_id: id,
  /** Plain text with formulas between dollar signs; each blank of a 填空 is written `____`. */
  stem: lines({ error: '请填写题干' }).max(rule.stem, `题干最多${rule.stem}个字`),
  picture: word({ error: '图片地址不正确' }).max(200, '图片地址不正确'),
  picture_text: line().max(100, '图片说明最多100个字'),
  /** Of 单选 and 多选, in the order of the bank; letters follow from A. Empty for other types. */
  options: z
    .array(lines({ error: '请填写选项' }).max(rule.option, `选项最多${rule.option}个字`))
    .max(rule.options.most, `选项最多${rule.options.most}个`),
  /**
   * What is right: letters of options, `T` or `F`, ways of writing each blank (a list a blank), keywords of a 简答
   * that suggest its marks (a list of wordings each).
   */
  right: z
    .array(
      z
        .array(word({ error: '请填写答案' }).max(rule.blank, `答案最多${rule.blank}个字`))
        .max(rule.alternatives, '答案太多'),
    )
    .max(rule.blanks, `最多${rule.blanks}空`),
  explanation: lines({ error: '请填写讲解' }).max(rule.explanation, `讲解最多${rule.explanation}个字`),
  /** The word by which forum topics and services of the same subject are found. */
  subject: line().max(20, '主题词最多20个字'),
  /** Where the lesson explains it. */
  lesson_ref: z
    .strictObject({
      lesson_id: id,
      at_seconds: z.int('时间不正确').min(0, '时间不正确').max(86_400, '时间不正确'),
    })
    .nullable(),
};

export const seenRow = z.strictObject({ revision: rowRevision });

export const deskQuestionRow = z.object({
  id: z.int(),
  kind: questionKindCode,
  kind_text: z.string(),
  course_id: z.int(),
  course: z.string(),
  stem: z.string(),
  subject: z.string(),
  has_picture: z.boolean(),
  version: z.int(),
  status: z.int(),
  status_text: z.string(),
  /** Exams that list it. */
  exams: z.int(),
  /** Times that it was answered, and the share that was right in whole percent; null for none. */
  answered: z.int(),
  right_percent: z.int().nullable(),
  updated_at: moment,
});

export const deskQuestion = deskQuestionRow.extend({
  revision: z.int(),
  document: z.object(questionDocument),
  lesson: lessonRef.nullable(),
  versions: z.array(
    z.object({ number: z.int(), note: z.string(), by: z.string(), at: moment, stem: z.string() }),
  ),
  used_in: z.array(z.object({ id: z.int(), title: z.string(), status_text: z.string() })),
});

/** One row of a file and what becomes of it. */
export const questionImportRow = z.object({
  row: z.int(),
  ok: z.boolean(),
  kind_text: z.string(),
  stem: z.string(),
  /** What is wrong with it, or what was left out. */
  reasons: z.array(z.string()),
  /** A question with the same words is in the bank: it is passed over. */
  same_as: z.int().nullable(),
});

export const questionImport = z.object({
  dry: z.boolean(),
  encoding: z.string(),
  columns: z.array(z.string()),
  counts: z.object({ rows: z.int(), new: z.int(), same: z.int(), refused: z.int() }),
  rows: z.array(questionImportRow),
  /** Questions that were made; 0 for a dry run. */
  made: z.int(),
});

const points = z
  .number('请填写分值')
  .min(0.5, '分值至少0.5')
  .max(rule.points, `分值最多${rule.points}`)
  .multipleOf(0.5, '分值以0.5为单位');

/** An exam as the desk writes it. */
export const examDocument = {
  course_id: id,
  /** Null: an exam of the whole course. */
  lesson_id: id.nullable(),
  title: line({ error: '请填写考试名称' }).min(2, '考试名称至少2个字').max(40, '考试名称最多40个字'),
  intro: lines().max(500, '说明最多500个字'),
  minutes: z
    .int('请填写时长')
    .min(examRule.minutes.least, `时长至少${examRule.minutes.least}分钟`)
    .max(examRule.minutes.most, `时长最多${examRule.minutes.most}分钟`),
  pass_percent: z.int('请填写及格线').min(1, '及格线至少1%').max(100, '及格线最多100%'),
  /** 0 for no limit. */
  max_attempts: z
    .int('请填写次数')
    .min(0, '次数不正确')
    .max(examRule.attempts, `次数最多${examRule.attempts}`),
  cool_down_minutes: z.int('请填写间隔').min(0, '间隔不正确').max(examRule.coolDown, '间隔最多七天'),
  shuffle: z.boolean('请选择是否打乱'),
  show_answer: z.literal([0, 1, 2], '请选择何时公布答案'),
  for_certificate: z.boolean('请选择是否计入证书'),
  /** `list`: these questions. `draw`: so many of each type from the course's bank, anew for each attempt. */
  source: z.enum(['list', 'draw'], '请选择组卷方式'),
  questions: z
    .array(z.strictObject({ question_id: id, points }))
    .max(examRule.questions, `最多${examRule.questions}题`),
  draws: z
    .array(
      z.strictObject({
        kind: questionKindCode,
        count: z.int('请填写题数').min(1, '至少1题').max(examRule.questions, '题数太多'),
        points,
      }),
    )
    .max(5, '每种题型一行'),
};

export const deskExamRow = z.object({
  id: z.int(),
  course_id: z.int(),
  course: z.string(),
  lesson_id: z.int().nullable(),
  lesson: z.string(),
  title: z.string(),
  status: z.int(),
  status_text: z.string(),
  questions: z.int(),
  full: z.number(),
  minutes: z.int(),
  attempts: z.int(),
  marking: z.int(),
  passed: z.int(),
  /** Of graded attempts, to one place; null for none. */
  average: z.number().nullable(),
  updated_at: moment,
});

export const deskExam = deskExamRow.extend({
  revision: z.int(),
  document: z.object(examDocument),
  /** The listed questions, in their order. */
  listed: z.array(
    z.object({
      question_id: z.int(),
      kind: questionKindCode,
      kind_text: z.string(),
      stem: z.string(),
      status: z.int(),
      points: z.number(),
    }),
  ),
  /** Active questions of the course's bank, by type: what can be drawn. */
  bank: z.array(z.object({ kind: questionKindCode, kind_text: z.string(), count: z.int() })),
  /** What it lacks to be opened. */
  missing: z.array(z.object({ field: z.string(), text: z.string() })),
  acts: z.array(z.enum(['save', 'open', 'close', 'delete'])),
  history: z.array(z.object({ event: z.string(), title: z.string(), actor: z.string(), at: moment })),
});

export const deskAttemptRow = z.object({
  id: z.int(),
  number: z.int(),
  user_id: z.int(),
  nickname: z.string(),
  exam_id: z.int(),
  exam: z.string(),
  course: z.string(),
  status: attemptStatusCode,
  status_text: z.string(),
  timed_out: z.boolean(),
  score: z.number().nullable(),
  full: z.number(),
  passed: z.boolean().nullable(),
  started_at: moment,
  handed_in_at: moment.nullable(),
  graded_at: moment.nullable(),
});

/** A question of an attempt that somebody of the team reads or marks. */
const deskAttemptQuestion = resultQuestion.omit({ in_review: true }).extend({
  question_id: z.int(),
  question_version: z.int(),
  /** Who of the team gave its marks last, and when; empty and null where the rules did. */
  marked_by: z.string(),
  marked_at: moment.nullable(),
  /** Of a 简答: keywords that were found, those that were not, and the marks that follow. */
  suggestion: z
    .object({ points: z.number(), found: z.array(z.string()), missing: z.array(z.string()) })
    .nullable(),
});

export const deskAttempt = deskAttemptRow.extend({
  revision: z.int(),
  pass: z.number(),
  void_reason: z.string(),
  questions: z.array(deskAttemptQuestion),
  acts: z.array(z.enum(['mark', 'void', 'remark'])),
  history: z.array(
    z.object({ event: z.string(), title: z.string(), actor: z.string(), note: z.string(), at: moment }),
  ),
});

/** Marks for one 简答. */
export const mark = z.strictObject({
  place: z.int('题号不正确').min(1, '题号不正确').max(1000, '题号不正确'),
  points: z
    .number('请填写得分')
    .min(0, '得分不能小于0')
    .max(rule.points, '得分太高')
    .multipleOf(0.5, '得分以0.5为单位'),
  comment: lines().max(500, '评语最多500个字'),
});
