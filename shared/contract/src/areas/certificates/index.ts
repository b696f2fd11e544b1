import { z } from 'zod';
import { certificateCodeProblem, tidyCertificateCode } from '../../certificate-code';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { idParams, moment, page } from '../../fields';
import { line, lines, word } from '../../people-fields';

/** A certificate as its holder sees it. */
const certificate = z.object({
  id: z.int(),
  code: z.string(),
  /** Four by four. */
  code_text: z.string(),
  course: z.object({ id: z.int(), title: z.string(), cover: z.string() }),
  /** As it stands on the document. */
  name: z.string(),
  /** The holder may still set it: once. */
  may_name: z.boolean(),
  /** Of the best attempts, out of 100. */
  score: z.number(),
  issued_at: moment,
  status: z.int(),
  status_text: z.string(),
  withdrawn_at: moment.nullable(),
  withdrawn_reason: z.string(),
  /** Absolute address of the public check. */
  check_url: z.string(),
  /** The QR code of the check address, as the data URL of a picture. */
  qr: z.string(),
});

/** How far somebody is with a course's certificate. */
const certificateWay = z.object({
  course: z.object({ id: z.int(), title: z.string(), cover: z.string() }),
  /** The rule in a sentence. */
  rule: z.string(),
  /** False for a course that gives none. */
  offered: z.boolean(),
  steps: z.array(
    z.object({
      kind: z.enum(['lessons', 'exam']),
      title: z.string(),
      text: z.string(),
      done: z.boolean(),
      /** The exam; null for the lessons. */
      exam_id: z.int().nullable(),
      lesson_id: z.int(),
    }),
  ),
  certificate: certificate.nullable(),
});

/** A certificate as everybody may see it. */
const certificateCheck = z.object({
  code_text: z.string(),
  course: z.string(),
  masked_name: z.string(),
  score: z.number(),
  issued_at: moment,
  status: z.int(),
  status_text: z.string(),
  withdrawn_at: moment.nullable(),
});

const deskCertificate = certificate
  .omit({ qr: true, may_name: true, check_url: true })
  .extend({ user_id: z.int(), nickname: z.string(), withdrawn_by: z.string() });

/** A code in an address, however it was typed. */
const code = z
  .string()
  .max(40, '证书编号不正确')
  .transform(tidyCertificateCode)
  .superRefine((value, ctx) => {
    const problem = certificateCodeProblem(value);
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
  });

const ticket = z.object({
  url: z.string(),
  /** Seconds. */
  valid_for: z.int(),
});

export const certificates = defineArea({
  'GET /certificate/list': {
    summary: '我的结课证书，与还在路上的课程',
    access: 'login',
    rate: 'read',
    data: z.object({
      rule: z.string(),
      certificates: z.array(certificate),
      /** Courses of one's own that give a certificate and have not yet. */
      ways: z.array(certificateWay),
    }),
  },
  'GET /certificate/course/:id': {
    summary: '一门课程的证书条件、我的进度与证书',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: certificateWay,
  },
  'POST /certificate/name/:id': {
    summary: '填写证书上的姓名，只能填写一次，仅本人',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      name: line({ error: '请填写姓名' }).min(2, '姓名至少2个字').max(30, '姓名最多30个字'),
    }),
    data: certificate,
  },
  'POST /certificate/ticket/:id': {
    summary: '证书 PDF 的下载地址，一分钟内有效，仅本人',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: ticket,
  },
  'GET /certificate/file/:id': {
    summary: '凭下载地址取证书 PDF',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({ ticket: z.string().max(200, '地址不正确').optional() }),
    file: 'application/pdf',
    data: z.unknown(),
  },
  'GET /certificate/check/:code': {
    summary: '公开核验证书：课程、成绩、隐去一字的姓名与是否有效',
    access: 'public',
    rate: 'search',
    params: z.object({ code }),
    data: certificateCheck,
  },
  'GET /staff/certificates/list': {
    summary: '运营：结课证书，按状态与编号、用户',
    access: 'staff',
    right: 'certificates.withdraw',
    rate: 'read',
    query: z.object({
      page,
      status: z.enum(['1', '2'], '状态不正确').optional(),
      keyword: word().max(50, '最多输入50个字').optional(),
    }),
    data: paged(deskCertificate),
  },
  'POST /staff/certificates/withdraw/:id': {
    summary: '运营：撤销一份证书并说明原因',
    access: 'staff',
    right: 'certificates.withdraw',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      reason: lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字'),
    }),
    data: deskCertificate,
  },
});

export type Certificate = z.output<typeof certificate>;
export type CertificateWay = z.output<typeof certificateWay>;
export type CertificateCheck = z.output<typeof certificateCheck>;
export type DeskCertificate = z.output<typeof deskCertificate>;
