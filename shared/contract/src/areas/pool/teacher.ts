import { z } from 'zod';
import { paged } from '../../envelope';
import { idParams, page } from '../../fields';
import { fileIds } from '../../files';
import { hallGroupNames } from '../../hall-groups';
import { lines } from '../../people-fields';
import { hallCard, hallGroup, invalidCard, takeCard, waitTakeDetail, why } from './fields';

const filters = {
  /** `matched`: own subjects and services; `all`: everything that may be seen. */
  scope: z.enum(['matched', 'all'], '范围不正确').optional(),
  group: hallGroup.optional(),
  /** Without a trial alone. */
  trial: z.enum(['none', 'needed'], '试做条件不正确').optional(),
  /** Days of delivery at least. */
  days: z.enum(['3', '7', '14'], '交付天数不正确').optional(),
};

export const poolTeacherCalls = {
  'GET /wait_take/list': {
    summary: '接单大厅：匹配的需求在前，不含客户身份与稿件；双方回避的需求不会出现',
    access: 'teacher',
    rate: 'read',
    query: z.object({
      page,
      ...filters,
      sort: z.enum(['match', 'amount', 'due', 'newest'], '排序不正确').optional(),
    }),
    data: paged(hallCard),
  },
  'GET /wait_take/num': {
    summary: '大厅与我的接单各状态的数目',
    access: 'teacher',
    rate: 'poll',
    data: z.object({
      hall: z.object({
        matched: z.int(),
        all: z.int(),
        /** Of the matched ones. */
        today: z.int(),
        no_trial: z.int(),
        groups: z.object(
          Object.fromEntries(hallGroupNames.map((name) => [name, z.int()])) as Record<
            (typeof hallGroupNames)[number],
            z.ZodInt
          >,
        ),
        invitations: z.int(),
      }),
      mine: z.object({
        trial: z.int(),
        waiting: z.int(),
        formal: z.int(),
        delivered: z.int(),
        done: z.int(),
        /** Those that run: what the tab counts. */
        open: z.int(),
      }),
      invalid: z.int(),
    }),
  },
  'GET /wait_take/audition_num': {
    summary: '进行中的试做与正式服务，及各自上限',
    access: 'teacher',
    rate: 'read',
    data: z.object({
      open: z.int(),
      limit: z.int(),
      formal: z.int(),
      formal_limit: z.int(),
      /** Below it nothing can be taken. */
      credit: z.int(),
      credit_least: z.int(),
      may_take: z.boolean(),
      why: z.string(),
    }),
  },
  'GET /wait_take/mine': {
    summary: '我的接单，看板与列表',
    access: 'teacher',
    rate: 'read',
    query: z.object({
      page,
      column: z.enum(['open', 'trial', 'waiting', 'formal', 'delivered', 'done'], '分类不正确').optional(),
    }),
    data: paged(takeCard),
  },
  'GET /wait_take/invitations': {
    summary: '客户邀请我接的需求，24小时内有效',
    access: 'teacher',
    rate: 'read',
    data: z.object({ data: z.array(hallCard) }),
  },
  'GET /wait_take/invalid': {
    summary: '失效的接单与原因，未选中的附评分与选定标准',
    access: 'teacher',
    rate: 'read',
    query: z.object({ page }),
    data: paged(invalidCard),
  },
  'GET /wait_take/detail/:id': {
    summary: '需求详情；选定并确认后才有完整资料与稿件，编号为订单编号',
    access: 'teacher',
    rate: 'read',
    params: idParams,
    data: waitTakeDetail,
  },
  'POST /wait_take/take/:id': {
    summary: '接单；先到先得，接满时为409',
    access: 'teacher',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({}).optional(),
    data: waitTakeDetail,
  },
  'POST /wait_take/invitation/:id': {
    summary: '接受或婉拒客户的邀请',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      accept: z.boolean('请选择接受或婉拒'),
      note: lines().max(200, '说明最多200个字').optional(),
    }),
    data: z.object({ accepted: z.boolean() }),
  },
  'POST /wait_take/begin/:id': {
    summary: '开始试做，从此刻计时',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: waitTakeDetail,
  },
  'PUT /wait_take/audition/:id': {
    summary: '保存试做草稿',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      text: lines().max(3000, '试做最多3000个字'),
      notes: z.array(lines().max(200, '每条说明最多200个字')).max(10, '说明最多10条'),
      ai_statement: lines().max(300, 'AI使用说明最多300个字'),
    }),
    data: waitTakeDetail,
  },
  'POST /wait_take/audition/:id': {
    summary: '提交试做；其中的姓名、单位与联系方式会被拦下，客户在选定前看不到是谁',
    access: 'teacher',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      text: lines({ error: '请填写试做内容' }).min(10, '试做至少10个字').max(3000, '试做最多3000个字'),
      /** What was done and why, point by point. */
      notes: z
        .array(lines().min(2, '每条说明至少2个字').max(200, '每条说明最多200个字'))
        .max(10, '说明最多10条')
        .optional(),
      /** Empty: no artificial intelligence was used. */
      ai_statement: lines().max(300, 'AI使用说明最多300个字').optional(),
      own_work: z.literal(true, '请确认试做由本人完成'),
    }),
    data: waitTakeDetail,
  },
  'POST /wait_take/formal/:id': {
    summary: '确认开始正式服务；12小时内未确认则询问下一位',
    access: 'teacher',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({}).optional(),
    data: waitTakeDetail,
  },
  'POST /wait_take/report/:id': {
    summary: '汇报进度，完成比例只能增加',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      percent: z.int('请选择完成比例').min(1, '完成比例为1至100').max(100, '完成比例为1至100'),
      text: lines({ error: '请填写说明' }).min(2, '说明至少2个字').max(300, '说明最多300个字'),
      files: fileIds.optional(),
    }),
    data: waitTakeDetail,
  },
  'POST /wait_take/fill/:id': {
    summary: '请客户补充资料，交付计时暂停，最长7天',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      need: lines({ error: '请写明需要什么' }).min(5, '请至少用5个字写明需要什么').max(300, '最多300个字'),
      wish_days: z.int('请选择希望几天内给到').min(1, '天数为1至7').max(7, '天数为1至7'),
    }),
    data: waitTakeDetail,
  },
  'POST /wait_take/cancel/:id': {
    summary: '放弃接单；正式服务前不扣信用分，之后扣5分，交付前24小时内扣10分',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason: why() }),
    data: z.object({ credit: z.int() }),
  },
} as const;
