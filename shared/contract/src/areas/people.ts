import { z } from 'zod';
import { defineArea } from '../endpoint';
import { id, idParams, moment } from '../fields';
import { line, lines } from '../people-fields';
import { type RevealObject, type RevealReason, revealFields, revealLimits, revealReasons } from '../reveal';
import { staffUser } from './staff';

/** A note of the team about a member. */
const userNote = z.object({
  id: z.int(),
  content: z.string(),
  author: z.string(),
  at: moment,
});

/** Something of a member that the team works on. */
const userThing = z.object({
  kind: z.enum(['order', 'ticket', 'post', 'submission', 'refund']),
  id: z.int(),
  title: z.string(),
  status_text: z.string(),
  at: moment,
  link: z.string(),
});

/** A member with everything that the team needs to answer them; contacts masked. */
export const staffUserDetail = z.object({
  user: staffUser,
  contacts: z.array(
    z.object({
      field: z.enum(['phone', 'email']),
      label: z.string(),
      /** Masked. */
      masked: z.string(),
      /** Whoever asks may have it shown. */
      revealable: z.boolean(),
    }),
  ),
  /** How many there are of what whoever asks may read, with the queue that is searched for them. */
  counts: z.array(
    z.object({ kind: userThing.shape.kind, title: z.string(), count: z.int(), link: z.string() }),
  ),
  /** The newest of them. */
  newest: z.array(userThing),
  consents: z.array(
    z.object({
      document: z.enum(['terms', 'privacy']),
      title: z.string(),
      version: z.string(),
      at: moment,
      /** It is the version in force. */
      current: z.boolean(),
    }),
  ),
  notes: z.array(userNote),
  /** What was done to the account, the newest first. */
  history: z.array(
    z.object({ id: z.int(), text: z.string(), by: z.string(), reason: z.string(), at: moment }),
  ),
});

export const people = defineArea({
  'GET /staff/user/detail/:id': {
    summary: '运营：一位用户的资料、往来、同意记录、备注与处理记录；联系方式打码',
    access: 'staff',
    right: 'users.read',
    rate: 'read',
    params: idParams,
    data: staffUserDetail,
  },
  'POST /staff/user/note/:id': {
    summary: '运营：给一位用户写备注，同事可见；用户导出个人信息时会包含',
    access: 'staff',
    right: 'users.note',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      content: lines({ error: '请填写备注' }).min(2, '备注至少2个字').max(500, '备注最多500个字'),
    }),
    data: userNote,
  },
  'POST /staff/reveal': {
    summary: `运营：查看一个打码的字段，须说明原因；逐次记入操作日志，每人每天最多${revealLimits.aDay}次`,
    access: 'staff',
    right: 'desk',
    rate: 'write',
    body: z.strictObject({
      object: z.enum(Object.keys(revealFields) as RevealObject[], '对象不正确'),
      id,
      field: z.enum(['phone', 'email'], '字段不正确'),
      reason: z.enum(Object.keys(revealReasons) as RevealReason[], '请选择原因'),
      /** In the asker's own words, needed for `other`. */
      note: line().max(100, '说明最多100个字').optional(),
    }),
    data: z.object({
      value: z.string(),
      /** So long it may stay on the screen, in seconds. */
      seconds: z.int(),
      /** How often whoever asked may ask again today. */
      left: z.int(),
    }),
  },
});

export type StaffUserDetail = z.output<typeof staffUserDetail>;
