import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, idParams, moment, queryCode } from '../fields';
import { orderFormSchema } from '../order-form/document';
import { formDraftDocument } from '../order-form/draft-document';
import { line, lines } from '../people-fields';

const formNo = z
  .string()
  .regex(/^([1-9]|1\d|2[0-6])$/, '没有这张信息表')
  .transform(Number);

/** What somebody filled in, by the keys of the form's fields. */
const answers = z.record(z.string().max(40), z.unknown());

const schemaRef = {
  form: z.int().min(1).max(26),
  schema_version: z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
};

/** A draft as it was kept last. */
const formDraft = z.object({
  answers,
  /** Raised by each save; whoever saves names the one that they began with. */
  revision: z.int(),
  saved_at: moment,
});

const formVersion = z.object({ version: z.int(), schema_version: z.int(), submitted_at: moment });

/** A difference between the number of words that was given and what the files hold. */
const wordFlag = z.object({ label: z.string(), given: z.int(), counted: z.int() });

const formOrder = z.object({
  id: z.int(),
  order_no: z.string(),
  goods_id: z.int(),
  title: z.string(),
  cover: z.string(),
  spec_text: z.string(),
  status: z.int(),
  status_text: z.string(),
});

/** The owner's form of an order: what may be done with it, and what is in it. */
export const ownForm = z.object({
  order: formOrder,
  form: z.int(),
  schema_version: z.int(),
  /** 0 未填 · 1 草稿 · 2 已交 · 3 退回 */
  form_status: z.int(),
  /** Days that the service needs at least, for the day by which it is wanted. */
  min_days: z.int(),
  /** Today in Beijing. */
  today: z.string(),
  actions: z.object({
    /** Fields can be written in now. */
    fill: z.boolean(),
    /** Handed in, and may still be changed: opens it for writing. */
    revise: z.boolean(),
    /** A change that was begun can be given up; what was handed in stays. */
    drop: z.boolean(),
    pay: z.boolean(),
  }),
  /** Why it was returned; empty otherwise. */
  return_reason: z.string(),
  /** Revision that the next save has to name. */
  revision: z.int(),
  draft: formDraft.nullable(),
  /** What counts now: the version that was handed in last. */
  submitted: formVersion.extend({ answers }).nullable(),
  /** Newest first. */
  versions: z.array(formVersion),
  /** What the same person gave last: contact data and the like. Only while nothing is written. */
  prefill: answers,
  /** What was written for the same service in an order that ended unpaid; files are left out. */
  earlier: z.object({ order_id: z.int(), saved_at: moment, answers }).nullable(),
});

const staffRow = z.object({
  order: formOrder,
  user: z.object({ id: z.int(), nickname: z.string() }),
  form: z.int(),
  form_status: z.int(),
  version: z.int(),
  submitted_at: moment.nullable(),
  /** Unfilled since then; null when it is filled. */
  unfilled_since: moment.nullable(),
  word_flags: z.array(wordFlag),
});

const filledForm = z.object({
  schema: orderFormSchema,
  answers,
  version: z.int(),
  submitted_at: moment,
});

/** The number of a version in an address. */
const versionNo = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, '版本号不正确')
  .transform(Number);

const who = z.object({ id: z.int(), name: z.string() });

/** A version of a form, without its fields. */
const publishedVersion = z.object({
  version: z.int(),
  /** New orders are filled in by this one. */
  current: z.boolean(),
  /** Null for one that came with the site. */
  published_at: moment.nullable(),
  published_by: who.nullable(),
  note: z.string(),
  /** Drafts of buyers that are written in it. */
  writing: z.int(),
  /** Orders whose form was handed in by it. */
  handed_in: z.int(),
});

const schemaDraft = z.object({
  document: formDraftDocument,
  /** The version that stood when it was begun. */
  base_version: z.int(),
  saved_at: moment,
  saved_by: who,
});

const staffForm = z.object({
  form: z.int(),
  current: orderFormSchema,
  /** The next save, publishing or dropping names it. */
  revision: z.int(),
  draft: schemaDraft.nullable(),
  /** Newest first. */
  versions: z.array(publishedVersion),
  /** Regular expressions that some version has: no other may be written. */
  patterns: z.array(z.string()),
  /** Services whose orders are filled in by it. */
  services: z.array(z.object({ id: z.int(), title: z.string() })),
});

const schemaRevision = z
  .int('请刷新后重试')
  .min(0, '请刷新后重试')
  .max(2 ** 31 - 1, '请刷新后重试');

export const forms = defineArea({
  'GET /orderform/schema/:form': {
    summary: '一张信息表的字段；带上版本号时可长期缓存',
    access: 'public',
    rate: 'read',
    params: z.object({ form: formNo }),
    query: z.object({ version: queryCode }),
    data: orderFormSchema,
  },
  'GET /orderform/waiting/:form': {
    summary: '等待填写这张信息表的本人订单',
    access: 'login',
    rate: 'read',
    params: z.object({ form: formNo }),
    data: z.object({ data: z.array(formOrder.extend({ form_status: z.int() })) }),
  },
  'GET /orderform/:id': {
    summary: '某个订单的信息表：草稿、已提交的版本与可做的操作，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    /** Number in the page's address; 409 when the order asks for another form. */
    query: z.object({ form: queryCode }),
    data: ownForm,
  },
  'GET /orderform/:id/version/:version': {
    summary: '信息表提交过的某一版，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams.extend({ version: versionNo }),
    data: filledForm,
  },
  'POST /orderform/:id/draft': {
    summary: '自动保存草稿；别处保存过更新的内容时返回 409 和那一份',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ ...schemaRef, revision: z.int().min(0), answers }),
    data: z.object({ revision: z.int(), saved_at: moment }),
  },
  'POST /orderform/:id': {
    summary: '提交信息表',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ ...schemaRef, revision: z.int().min(0), answers }),
    data: ownForm,
  },
  'POST /orderform/:id/revise': {
    summary: '申请修改已提交的信息表，接单前可用',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: ownForm,
  },
  'POST /orderform/:id/drop': {
    summary: '放弃修改，保留已提交的版本',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: ownForm,
  },
  'GET /teacher/orderform/:id': {
    summary: '老师：所服务订单的信息表，不含联系方式',
    access: 'teacher',
    rate: 'read',
    params: idParams,
    data: filledForm,
  },
  'POST /staff/orderform/list': {
    summary: '运营：已提交待接单的信息表，和未填写的订单',
    access: 'staff',
    right: 'orders.read',
    rate: 'read',
    body: z.strictObject({
      /** `submitted`: wait for somebody to take them. `unfilled`: paid, and the form is missing; the oldest first. */
      tab: z.enum(['submitted', 'unfilled'], '分类不正确').optional(),
      page: bodyPage,
    }),
    data: paged(staffRow),
  },
  'GET /staff/orderform/detail/:id': {
    summary: '运营：某个订单的信息表，含联系方式，查看留痕',
    access: 'staff',
    right: 'orders.read',
    rate: 'read',
    params: idParams,
    data: filledForm.extend({ word_flags: z.array(wordFlag), versions: z.array(formVersion) }),
  },
  'POST /staff/orderform/return/:id': {
    summary: '运营：退回信息表并说明原因',
    access: 'staff',
    right: 'orders.serve',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      reason: lines({ error: '请填写退回原因' }).min(5, '请至少用5个字说明').max(500, '最多500个字'),
    }),
    data: z.object({ status: z.int(), form_status: z.int() }),
  },
  'GET /staff/form/list': {
    summary: '运营：全部信息表，所用服务、当前版本与草稿',
    access: 'staff',
    right: 'forms',
    rate: 'read',
    data: z.object({
      list: z.array(
        z.object({
          form: z.int(),
          title: z.string(),
          version: z.int(),
          fields: z.int(),
          services: z.array(z.object({ id: z.int(), title: z.string() })),
          /** When the current version was published; null for one that came with the site. */
          published_at: moment.nullable(),
          published_by: who.nullable(),
          draft: z.object({ saved_at: moment, saved_by: who }).nullable(),
        }),
      ),
    }),
  },
  'GET /staff/form/:form': {
    summary: '运营：一张信息表的当前版本、草稿与历次版本',
    access: 'staff',
    right: 'forms',
    rate: 'read',
    params: z.object({ form: formNo }),
    data: staffForm,
  },
  'GET /staff/form/:form/version/:version': {
    summary: '运营：信息表的某一版',
    access: 'staff',
    right: 'forms',
    rate: 'read',
    params: z.object({ form: formNo, version: versionNo }),
    data: orderFormSchema,
  },
  'POST /staff/form/:form/draft': {
    summary: '运营：保存信息表的草稿；别人保存过更新的草稿时返回 409',
    access: 'staff',
    right: 'forms',
    rate: 'write',
    params: z.object({ form: formNo }),
    body: z.strictObject({
      revision: schemaRevision,
      document: formDraftDocument,
      /** The earlier version that it was made from. */
      from_version: z.int().min(1).max(10_000).optional(),
    }),
    data: staffForm,
  },
  'POST /staff/form/:form/publish': {
    summary: '运营：发布草稿为新版本；已开始填写和已提交的订单不变',
    access: 'staff',
    right: 'forms',
    rate: 'write',
    params: z.object({ form: formNo }),
    body: z.strictObject({
      revision: schemaRevision,
      note: line({ error: '请填写修改说明' }).min(4, '请至少用4个字说明改了什么').max(200, '最多200个字'),
    }),
    data: staffForm,
  },
  'POST /staff/form/:form/drop': {
    summary: '运营：放弃信息表的草稿',
    access: 'staff',
    right: 'forms',
    rate: 'write',
    params: z.object({ form: formNo }),
    body: z.strictObject({ revision: schemaRevision }),
    data: staffForm,
  },
});

export type StaffForm = z.output<typeof staffForm>;
export type OwnForm = z.output<typeof ownForm>;
export type FormOrder = z.output<typeof formOrder>;
