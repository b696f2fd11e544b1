import { z } from 'zod';
import { defineArea } from '../endpoint';
import { id, idParams, moment, nothing, phone } from '../fields';
import { word } from '../people-fields';
import { type StaffRight, type StaffRole, staffRights, staffRoles } from '../staff-rights';

const role = z.enum(Object.keys(staffRoles) as [StaffRole], '没有这个角色');
const right = z.enum(Object.keys(staffRights) as [StaffRight]);

/** How somebody of the team stands with the second factor: not set up, asked for, passed in this session. */
export const secondFactorState = z.enum(['none', 'wanted', 'passed']);

/** Somebody of the team as they see themselves. */
export const staffMe = z.object({
  id: z.int(),
  name: z.string(),
  roles: z.array(role),
  lead: z.boolean(),
  /** What their roles allow. */
  rights: z.array(right),
  second_factor: secondFactorState,
  /** Until when (ms since 1970) steps with money are proven; null when a code is wanted first. */
  money_until: z.int().nullable(),
  /** When (ms since 1970) this session is asked for the second factor again unless it is used; null before it passed. */
  idle_at: z.int().nullable(),
  /** Until when (ms since 1970) no codes are taken after too many wrong ones. */
  locked_until: z.int().nullable(),
  recovery_codes_left: z.int(),
});

/** A new second factor that waits for its first code. */
export const newSecondFactor = z.object({
  /** Base32, for who cannot scan. */
  secret: z.string(),
  /** What the QR code says. */
  uri: z.string(),
  /** The QR code as a data: URL. */
  image: z.string(),
});

const recoveryCodes = z.object({
  /** Shown once. */
  recovery_codes: z.array(z.string()),
});

/** One of the team, for who gives roles. */
export const staffMember = z.object({
  user_id: z.int(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  roles: z.array(role),
  lead: z.boolean(),
  /** There is a second factor. */
  second_factor: z.boolean(),
  since: moment,
  last_seen_at: moment.nullable(),
  /** It is who asks. */
  self: z.boolean(),
});

const sixDigits = word({ error: '请输入验证码' }).regex(/^\d{6}$/, '请输入6位验证码');

export const staffEntry = defineArea({
  'GET /staff/me': {
    summary: '运营：我的角色、权限与两步验证状态',
    access: 'staff',
    right: 'entry',
    rate: 'read',
    data: staffMe,
  },
  'GET /staff/stay': {
    summary: '工作台：继续工作，推迟长时间未操作的退出',
    access: 'staff',
    right: 'desk',
    rate: 'read',
    data: z.object({ idle_at: z.int() }),
  },
  'POST /staff/second_factor/begin': {
    summary: '运营：开始设置两步验证，需要密码或刚刚验证过身份',
    access: 'staff',
    right: 'entry',
    rate: 'login',
    body: z.strictObject({
      password: z.string().min(1, '请输入密码').max(128, '密码过长').optional(),
    }),
    data: newSecondFactor,
  },
  'POST /staff/second_factor/confirm': {
    summary: '运营：用第一个验证码完成设置，返回只显示一次的恢复码',
    access: 'staff',
    right: 'entry',
    rate: 'login',
    body: z.strictObject({ code: sixDigits }),
    data: recoveryCodes,
  },
  'POST /staff/second_factor/enter': {
    summary: '运营：输入验证码或恢复码，进入工作台',
    access: 'staff',
    right: 'entry',
    rate: 'login',
    body: z.strictObject({
      /** Six digits, or a recovery code. */
      code: word({ error: '请输入验证码' }).min(6, '请输入6位验证码').max(40, '验证码不正确'),
    }),
    data: staffMe,
  },
  'POST /staff/second_factor/prove': {
    summary: '运营：再次输入验证码，之后10分钟内可处理资金',
    access: 'staff',
    right: 'entry',
    rate: 'login',
    body: z.strictObject({ code: sixDigits }),
    data: z.object({ money_until: z.int() }),
  },
  'POST /staff/second_factor/recovery_codes': {
    summary: '运营：换一组新的恢复码，旧的全部作废',
    access: 'staff',
    right: 'entry',
    rate: 'login',
    body: z.strictObject({ code: sixDigits }),
    data: recoveryCodes,
  },
  'GET /staff/member/list': {
    summary: '运营：团队成员与角色',
    access: 'staff',
    right: 'staff.manage',
    rate: 'read',
    data: z.object({ list: z.array(staffMember) }),
  },
  'POST /staff/member/save': {
    summary: '运营：加入成员，或修改其角色',
    access: 'staff',
    right: 'staff.manage',
    money: true,
    rate: 'write',
    body: z.strictObject({
      /** Of somebody new. */
      phone: phone.optional(),
      user_id: id.optional(),
      roles: z.array(role).min(1, '请至少选择一个角色').max(6, '角色过多'),
      lead: z.boolean(),
    }),
    data: staffMember,
  },
  'POST /staff/member/remove/:id': {
    summary: '运营：移出团队，立即失去全部权限',
    access: 'staff',
    right: 'staff.manage',
    money: true,
    rate: 'write',
    params: idParams,
    data: nothing,
  },
  'POST /staff/member/reset_second_factor/:id': {
    summary: '运营：重置成员的两步验证，下次进入时重新设置',
    access: 'staff',
    right: 'staff.manage',
    money: true,
    rate: 'write',
    params: idParams,
    data: nothing,
  },
});

export type StaffMe = z.output<typeof staffMe>;
export type NewSecondFactor = z.output<typeof newSecondFactor>;
export type TeamMember = z.output<typeof staffMember>;
