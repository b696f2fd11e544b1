import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { idParams, moment, nothing, page } from '../../fields';
import { fileId } from '../../files';
import { line, lines } from '../../people-fields';
import { sizeLimits } from '../../size-limits';
import {
  agreement,
  application,
  applyItemName,
  certificationState,
  deskApplication,
  deskStanding,
  evidence,
  evidenceItem,
  evidenceTicket,
  formStep,
  handInConsents,
  handInStep,
  identityStep,
  itemState,
  viewLine,
} from './fields';

const named = z.object({ key: z.string(), label: z.string() });

const reason = lines({ error: '请填写原因' }).min(5, '原因至少5个字').max(300, '原因最多300个字');

const version = z.string({ error: '请选择版本' }).regex(/^\d{1,3}\.\d{1,3}$/, '版本号不正确');

const evidenceParams = z.object({ id: fileId });

const document = z.enum(['rules', 'pledge', 'id_data'], '请选择文件');

const review = { access: 'staff', right: 'teachers.review', rate: 'write', decides: 'teacher' } as const;

export const certification = defineArea({
  'GET /teacher/attr': {
    summary: '认证表单的选项：学历、职称、语种、服务、证件类型与各项要求',
    access: 'login',
    rate: 'read',
    forEverybody: true,
    data: z.object({
      degrees: z.array(named),
      titles: z.array(z.string()),
      languages: z.array(named),
      id_types: z.array(named),
      services: z.array(z.object({ no: z.int(), title: z.string() })),
      items: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          step: z.string(),
          needed: z.boolean(),
          /** Asked in the new flow alone. */
          new_only: z.boolean(),
          /** How many files; 0 for what is no evidence. */
          files: z.int(),
          types: z.array(z.string()),
        }),
      ),
      /** Bytes of one file. */
      most_bytes: z.int(),
      /** Working days until an answer. */
      answer_days: z.int(),
      supplement_days: z.int(),
      again_days: z.int(),
      year_most: z.int(),
      forged_days: z.int(),
      /** Days after the approval until pictures and originals are deleted. */
      evidence_days: z.int(),
    }),
  },
  'GET /teacher/form_info': {
    summary: '已保存的认证资料与每一步的状态，可从任何设备接着填写',
    access: 'login',
    rate: 'read',
    data: application,
  },
  'GET /teacher/info': {
    summary: '我的认证：申请、教师身份、可做的操作',
    access: 'login',
    rate: 'read',
    data: certificationState,
  },
  'GET /teacher/qualifications': {
    summary: '已交的证明材料与逐项结果',
    access: 'login',
    rate: 'read',
    data: z.object({
      items: z.array(itemState),
      evidence: z.array(evidence),
      /** When pictures and originals are deleted; null while nothing is decided. */
      evidence_until: moment.nullable(),
    }),
  },
  'GET /teacher/v2/certification': {
    summary: '认证（原流程）：认证资料、身份信息、认证结果',
    access: 'login',
    rate: 'read',
    data: certificationState,
  },
  'POST /teacher/v2/certification': {
    summary: '认证（原流程）：保存一步',
    access: 'login',
    rate: 'write',
    body: z.discriminatedUnion('step', [formStep, identityStep], '步骤不正确'),
    data: certificationState,
  },
  'POST /teacher/submit': {
    summary: '认证（原流程）：提交审核，需单独同意处理身份证件信息',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ consents: handInConsents }),
    data: certificationState,
  },
  'GET /teacher/v3/certification': {
    summary: '认证（新流程）：认证资料、身份信息、审核进度',
    access: 'login',
    rate: 'read',
    data: certificationState,
  },
  'POST /teacher/v3/certification': {
    summary: '认证（新流程）：保存一步，或提交审核',
    access: 'login',
    rate: 'write',
    body: z.discriminatedUnion('step', [formStep, identityStep, handInStep], '步骤不正确'),
    data: certificationState,
  },
  'POST /teacher/upload_key': {
    summary: '取得上传一份证明材料的凭证；未传完的从断点继续',
    access: 'login',
    rate: 'file',
    body: z.strictObject({
      item: evidenceItem,
      name: line({ error: '请选择文件' }).min(1, '请选择文件').max(255, '文件名过长'),
      size: z.int('文件大小不正确').min(1, '文件是空的').max(sizeLimits.evidence, '单个文件不能超过10MB'),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, '校验码不正确')
        .optional(),
      note: line().max(60, '说明最多60个字').optional(),
      /** The evidence whose place it takes. */
      replaces: fileId.optional(),
    }),
    data: z.object({
      key: fileId,
      /** Under which the parts are sent: `PUT /files/:id/part?offset=`. */
      upload: fileId,
      received: z.int(),
      size: z.int(),
      part_bytes: z.int(),
    }),
  },
  'POST /teacher/file': {
    summary: '传完后交出证明材料：检查、盖水印、加密存放',
    access: 'login',
    rate: 'part',
    body: z.strictObject({ key: fileId }),
    data: evidence,
  },
  'POST /teacher/file/remove/:id': {
    summary: '取消上传，或移除还没有提交的证明材料',
    access: 'login',
    rate: 'write',
    params: evidenceParams,
    data: nothing,
  },
  'POST /teacher/file/ticket/:id': {
    summary: '查看自己的一份证明材料（盖有水印）的短时地址',
    access: 'login',
    rate: 'write',
    params: evidenceParams,
    data: evidenceTicket,
  },
  'GET /teacher/file/raw/:id': {
    summary: '盖有水印的证明材料，凭短时有效的地址',
    access: 'public',
    rate: 'read',
    params: evidenceParams,
    query: z.object({ ticket: z.string().max(200).optional() }),
    file: 'application/octet-stream',
    data: nothing,
  },
  'GET /teacher/views': {
    summary: '谁在什么时候看过我的证件与证明材料',
    access: 'login',
    rate: 'read',
    query: z.object({ page }),
    data: paged(viewLine),
  },
  'POST /teacher/withdraw': {
    summary: '撤回还没有结果的申请，回到草稿',
    access: 'login',
    rate: 'write',
    body: z.strictObject({}).optional(),
    data: certificationState,
  },
  'POST /teacher/change': {
    summary: '变更认证资料：新资料审核通过前，原资料继续有效',
    access: 'login',
    rate: 'write',
    body: z.strictObject({}).optional(),
    data: certificationState,
  },
  'POST /teacher/change/drop': {
    summary: '放弃还没有提交的变更',
    access: 'login',
    rate: 'write',
    body: z.strictObject({}).optional(),
    data: certificationState,
  },
  'POST /teacher/leave': {
    summary: '退出教师身份：没有进行中的订单、收入已结清时',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ confirm: z.literal(true, '请确认退出') }),
    data: certificationState,
  },
  'POST /teacher/consent/withdraw': {
    summary: '撤回对身份证件信息的单独同意：图片与原件立即删除，未审结的申请退回草稿',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ confirm: z.literal(true, '请确认撤回') }),
    data: certificationState,
  },
  'GET /teacher/agreements': {
    summary: '接单规范、学术诚信承诺书与敏感个人信息处理说明的现行版本，以及我签署的版本',
    access: 'login',
    rate: 'read',
    data: z.object({
      data: z.array(agreement),
      /** Whether rules or pledge have to be signed. */
      due: z.boolean(),
      /** Seconds that have to be spent on each before signing. */
      read_seconds: z.int(),
    }),
  },
  'POST /teacher/sign': {
    summary: '签署接单规范与学术诚信承诺书的现行版本，签署后可进入接单平台',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      rules: version,
      pledge: version,
      read: z.literal(true, '请先读完规范与承诺书'),
    }),
    data: certificationState,
  },
  'GET /staff/teacher/apply/detail/:id': {
    summary: '运营：一份教师认证申请，逐项、查重、查看记录与经过',
    access: 'staff',
    right: 'teachers.review',
    rate: 'read',
    params: idParams,
    data: deskApplication,
  },
  'POST /staff/teacher/apply/open/:id': {
    summary: '运营：开始或继续审核，锁定30分钟',
    ...review,
    params: idParams,
    data: deskApplication,
  },
  'POST /staff/teacher/apply/close/:id': {
    summary: '运营：放回队列，让其他同事审核',
    ...review,
    params: idParams,
    data: deskApplication,
  },
  'POST /staff/teacher/apply/item/:id': {
    summary: '运营：判定一项或清除判定',
    ...review,
    params: idParams,
    body: z.strictObject({
      item: applyItemName,
      /** 0 takes a judgement back. */
      result: z.literal([0, 1, 2], '请选择通过或需补充'),
      reason: lines().max(300, '原因最多300个字').optional(),
    }),
    data: deskApplication,
  },
  'POST /staff/teacher/apply/approve/:id': {
    summary: '运营：通过认证；全部项目通过后才能点',
    ...review,
    idempotent: true,
    params: idParams,
    data: deskApplication,
  },
  'POST /staff/teacher/apply/supplement/:id': {
    summary: '运营：请申请人补充已判定为需补充的项目',
    ...review,
    idempotent: true,
    params: idParams,
    body: z.strictObject({ note: lines().max(300, '说明最多300个字').optional() }).optional(),
    data: deskApplication,
  },
  'POST /staff/teacher/apply/reject/:id': {
    summary: '运营：驳回认证，写明原因；伪造的365天内不能再申请',
    ...review,
    idempotent: true,
    params: idParams,
    body: z.strictObject({ reason, forged: z.boolean() }),
    data: deskApplication,
  },
  'POST /staff/teacher/apply/evidence/:id': {
    summary: '运营：打开一份证明材料（盖有水印，不可下载），每次记录，申请人可见',
    access: 'staff',
    right: 'teachers.review',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ evidence: fileId, why: line().max(60, '原因最多60个字').optional() }),
    data: evidenceTicket,
  },
  'POST /staff/teacher/apply/reveal/:id': {
    summary: '运营：显示证件号码，写明原因，每次记录，申请人可见',
    access: 'staff',
    right: 'teachers.review',
    money: true,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      why: line({ error: '请填写原因' }).min(2, '请填写原因').max(60, '原因最多60个字'),
    }),
    data: z.object({
      number: z.string(),
      /** Seconds for which it is shown. */
      shown_for: z.int(),
    }),
  },
  'GET /staff/teacher/standing/:id': {
    summary: '运营：一位老师的认证状态与经过（编号为用户编号）',
    access: 'staff',
    right: 'teachers.read',
    rate: 'read',
    params: idParams,
    data: deskStanding,
  },
  'POST /staff/teacher/suspend/:id': {
    summary: '运营：暂停一位老师接单，写明原因与结束时间；进行中的订单转交（编号为用户编号）',
    access: 'staff',
    right: 'teachers.suspend',
    money: true,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      days: z.int('请填写天数').min(1, '暂停1至365天').max(365, '暂停1至365天'),
      reason,
    }),
    data: deskStanding,
  },
  'POST /staff/teacher/resume/:id': {
    summary: '运营：提前恢复一位老师接单（编号为用户编号）',
    access: 'staff',
    right: 'teachers.suspend',
    money: true,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason }),
    data: deskStanding,
  },
  'GET /staff/teacher/agreement/list': {
    summary: '运营：接单规范、承诺书与敏感个人信息处理说明的各个版本与签署人数',
    access: 'staff',
    right: 'site.manage',
    rate: 'read',
    data: z.object({
      data: z.array(
        agreement.omit({ agreed_version: true, agreed_at: true }).extend({
          current: z.boolean(),
          signed: z.int(),
        }),
      ),
      teachers: z.int(),
    }),
  },
  'POST /staff/teacher/agreement/publish': {
    summary: '运营：发布接单规范、承诺书或处理说明的新版本；已签署的老师会被再次请求',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      document,
      version,
      /** The version that the new one was written from. */
      after: version,
      change: lines({ error: '请写明改了什么' }).min(5, '请写明改了什么').max(300, '最多300个字'),
      sections: z
        .array(
          z.strictObject({
            heading: line({ error: '请填写标题' }).min(1, '请填写标题').max(60, '标题最多60个字'),
            paragraphs: z
              .array(lines().min(1, '段落不能为空').max(2000, '每段最多2000个字'))
              .min(1, '请填写内容')
              .max(30),
          }),
        )
        .min(1, '请填写内容')
        .max(30),
      effective_at: z.iso.datetime({ offset: true, error: '生效时间不正确' }).optional(),
    }),
    data: z.object({ document: z.string(), version: z.string(), effective_at: moment }),
  },
});

export type TeacherApplication = z.output<typeof application>;
export type CertificationState = z.output<typeof certificationState>;
export type ApplyItemState = z.output<typeof itemState>;
export type ApplyEvidence = z.output<typeof evidence>;
export type TeacherAgreement = z.output<typeof agreement>;
export type TeacherView = z.output<typeof viewLine>;
export type DeskTeacherApplication = z.output<typeof deskApplication>;
export type DeskTeacherStanding = z.output<typeof deskStanding>;
