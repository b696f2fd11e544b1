import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { idParam, idParams, moment } from '../../fields';
import type { paperQuestion, resultQuestion } from './fields';
import { examAttemptRow, examCard, paper, result, savedAnswer } from './fields';

/** A lesson's number, or 0 for the exams of the whole course. */
const lessonOrCourse = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/, '编号不正确')
  .transform(Number);

const answers = z.array(savedAnswer).max(100, '一次最多保存100题');

export const exams = defineArea({
  'GET /examination/list': {
    summary: '课程或课时的考试与我的进度，不含题目与答案',
    access: 'login',
    rate: 'read',
    query: z.object({ course: idParam, video: lessonOrCourse.optional() }),
    data: z.object({ course: z.object({ id: z.int(), title: z.string() }), exams: z.array(examCard) }),
  },
  'POST /examination/start/:id': {
    summary: '开始考试；有未交卷的一次则继续那一次',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: paper,
  },
  'GET /examination/paper/:id': {
    summary: '进行中的试卷与已保存的答案，仅本人；编号为作答编号',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: paper,
  },
  'PUT /examination/save/:id': {
    summary: '保存一题或多题答案，返回后即已落盘；旧版本不会覆盖新版本',
    access: 'login',
    rate: 'part',
    params: idParams,
    body: z.strictObject({ answers: answers.min(1, '请提交答案') }),
    data: z.object({
      saved_at: moment,
      deadline_at: moment,
      now: moment,
      seconds_left: z.int(),
      answered: z.int(),
      answers: z.array(
        z.object({
          place: z.int(),
          /** The version that stands now. */
          version: z.int(),
          /** This save is what stands; false when a newer one does. */
          applied: z.boolean(),
          answer: z.array(z.string()),
          flagged: z.boolean(),
        }),
      ),
    }),
  },
  'POST /examination/validate/:id': {
    summary: '交卷并评分，可带上最后的答案；重复交卷得到同一结果；编号为作答编号',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ answers: answers.optional() }).optional(),
    data: result,
  },
  'GET /examination/result/:id': {
    summary: '考试结果，默认最近一次已交卷的作答，仅本人；答案与讲解按考试规则显示',
    access: 'login',
    rate: 'read',
    params: idParams,
    query: z.object({ attempt: idParam.optional() }),
    data: result,
  },
  'GET /examination/attempts/:id': {
    summary: '我在一场考试的全部作答记录',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: z.object({ exam: examCard, attempts: z.array(examAttemptRow) }),
  },
});

export type ExamCard = z.output<typeof examCard>;
export type ExamPaper = z.output<typeof paper>;
export type PaperQuestion = z.output<typeof paperQuestion>;
export type SavedAnswer = z.output<typeof savedAnswer>;
export type ExamResult = z.output<typeof result>;
export type ResultQuestion = z.output<typeof resultQuestion>;
export type ExamAttemptRow = z.output<typeof examAttemptRow>;
