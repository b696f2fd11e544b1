import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { idParam, idParams, nothing, page } from '../../fields';
import { lines, word } from '../../people-fields';
import {
  deskAttempt,
  deskAttemptRow,
  deskExam,
  deskExamRow,
  deskQuestion,
  deskQuestionRow,
  examDocument,
  mark,
  questionDocument,
  questionImport,
  seenRow,
} from './fields';

const staff = { access: 'staff', right: 'exams' } as const;

const keyword = word().max(50, '最多输入50个字').optional();

const numberParam = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, '版本不正确')
  .transform(Number);

const reason = lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字');

export const examDesk = defineArea({
  'GET /staff/exams/questions': {
    summary: '运营：题库，按课程、题型、状态与关键词',
    ...staff,
    rate: 'read',
    query: z.object({
      page,
      course: idParam.optional(),
      kind: z.enum(['1', '2', '3', '4', '5'], '题型不正确').optional(),
      status: z.enum(['1', '2'], '状态不正确').optional(),
      keyword,
    }),
    data: paged(deskQuestionRow).extend({ counts: z.object({ active: z.int(), retired: z.int() }) }),
  },
  'GET /staff/exams/question/:id': {
    summary: '运营：一道题、它的各个版本与所在考试',
    ...staff,
    rate: 'read',
    params: idParams,
    data: deskQuestion,
  },
  'GET /staff/exams/question/version/:id/:number': {
    summary: '运营：一道题的某个版本',
    ...staff,
    rate: 'read',
    params: z.object({ id: idParam, number: numberParam }),
    data: z.object({ number: z.int(), document: z.object(questionDocument) }),
  },
  'POST /staff/exams/question/create': {
    summary: '运营：新建题目',
    ...staff,
    rate: 'write',
    idempotent: true,
    body: z.strictObject(questionDocument),
    data: deskQuestion,
  },
  'POST /staff/exams/question/save/:id': {
    summary: '运营：修改题目，成为新的版本；已开始的作答不变',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      ...seenRow.shape,
      ...questionDocument,
      note: lines().max(100, '说明最多100个字').optional(),
    }),
    data: deskQuestion,
  },
  'POST /staff/exams/question/retire/:id': {
    summary: '运营：停用题目，不再出现在新的作答里',
    ...staff,
    rate: 'write',
    params: idParams,
    body: seenRow,
    data: deskQuestion,
  },
  'POST /staff/exams/question/revive/:id': {
    summary: '运营：恢复使用题目',
    ...staff,
    rate: 'write',
    params: idParams,
    body: seenRow,
    data: deskQuestion,
  },
  'POST /staff/exams/picture': {
    summary: '运营：上传题目图片，表单字段 file，最大 2MB',
    ...staff,
    rate: 'upload',
    multipart: true,
    data: z.object({ url: z.string() }),
  },
  'GET /staff/exams/template': {
    summary: '运营：导入题目的表格模板（CSV）',
    ...staff,
    rate: 'file',
    file: 'text/csv',
    data: z.unknown(),
  },
  'POST /staff/exams/import': {
    summary: '运营：从 CSV 导入题目；dry=1 只核对不写入',
    ...staff,
    rate: 'upload',
    query: z.object({ course: idParam, dry: z.enum(['0', '1'], '请说明是核对还是导入') }),
    raw: true,
    data: questionImport,
  },
  'GET /staff/exams/list': {
    summary: '运营：考试列表，按课程、状态与关键词',
    ...staff,
    rate: 'read',
    query: z.object({
      page,
      course: idParam.optional(),
      status: z.enum(['0', '1', '2'], '状态不正确').optional(),
      keyword,
    }),
    data: paged(deskExamRow).extend({
      counts: z.object({ draft: z.int(), open: z.int(), closed: z.int() }),
    }),
  },
  'GET /staff/exams/detail/:id': {
    summary: '运营：一场考试的设置、题目与经过',
    ...staff,
    rate: 'read',
    params: idParams,
    data: deskExam,
  },
  'POST /staff/exams/create': {
    summary: '运营：新建考试，先是草稿',
    ...staff,
    rate: 'write',
    idempotent: true,
    body: z.strictObject(examDocument),
    data: deskExam,
  },
  'POST /staff/exams/save/:id': {
    summary: '运营：修改考试；已开始的作答不变',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ ...seenRow.shape, ...examDocument }),
    data: deskExam,
  },
  'POST /staff/exams/open/:id': {
    summary: '运营：开放考试',
    ...staff,
    rate: 'write',
    params: idParams,
    body: seenRow,
    data: deskExam,
  },
  'POST /staff/exams/close/:id': {
    summary: '运营：停用考试，进行中的作答可以做完',
    ...staff,
    rate: 'write',
    params: idParams,
    body: seenRow,
    data: deskExam,
  },
  'POST /staff/exams/delete/:id': {
    summary: '运营：删除从未开放过的考试草稿',
    ...staff,
    rate: 'write',
    params: idParams,
    body: seenRow,
    data: nothing,
  },
  'GET /staff/exams/attempts': {
    summary: '运营：作答记录，按考试、状态与用户',
    ...staff,
    rate: 'read',
    query: z.object({
      page,
      exam: idParam.optional(),
      status: z.enum(['1', '2', '3', '4', '5', '6'], '状态不正确').optional(),
      keyword,
    }),
    data: paged(deskAttemptRow),
  },
  'GET /staff/exams/attempt/:id': {
    summary: '运营：一次作答的试卷、答案与阅卷建议',
    ...staff,
    rate: 'read',
    params: idParams,
    data: deskAttempt,
  },
  'POST /staff/exams/mark/:id': {
    summary: '运营：给简答题评分，全部评完即出分',
    ...staff,
    decides: 'marking',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      ...seenRow.shape,
      marks: z.array(mark).min(1, '请填写得分').max(100, '题目太多'),
    }),
    data: deskAttempt,
  },
  'POST /staff/exams/remark/:id': {
    summary: '运营：更正已出分的简答得分并说明原因，成绩与证书随之重算',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      ...seenRow.shape,
      marks: z.array(mark).min(1, '请填写得分').max(100, '题目太多'),
      reason,
    }),
    data: deskAttempt,
  },
  'POST /staff/exams/void/:id': {
    summary: '运营：作废一次作答并说明原因',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ ...seenRow.shape, reason }),
    data: deskAttempt,
  },
});

export type DeskQuestion = z.output<typeof deskQuestion>;
export type DeskQuestionRow = z.output<typeof deskQuestionRow>;
export type DeskExam = z.output<typeof deskExam>;
export type DeskExamRow = z.output<typeof deskExamRow>;
export type DeskAttempt = z.output<typeof deskAttempt>;
export type DeskAttemptRow = z.output<typeof deskAttemptRow>;
export type QuestionImport = z.output<typeof questionImport>;
