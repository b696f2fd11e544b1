import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { flag, newPassword, nothing, phone, smsCode } from '../../fields';
import { captchaAnswer } from './codes';

/** Versions of the agreements that a person ticked, e.g. `{ terms: '1.0', privacy: '1.0' }`. Never pre-ticked. */
const consent = z.strictObject(
  { terms: z.literal(true, '请阅读并同意用户协议'), privacy: z.literal(true, '请阅读并同意隐私政策') },
  '请阅读并同意用户协议和隐私政策',
);

/** What a login answers: the token in its two parts, as clients store them, and the flags of the specification. */
export const session = z.object({
  token_type: z.literal('Bearer'),
  token: z.string(),
  /** Seconds until the token ends without use. */
  expires_in: z.int(),
  is_new_user: z.boolean(),
});

/** The logged-in user, as the shell needs it. */
export const userInfo = z.object({
  id: z.int(),
  nickname: z.string(),
  /** Masked: `138****0001`. */
  phone: z.string(),
  avatar_img: z.string(),
  gender: z.int(),
  unit: z.string(),
  identity: z.string(),
  bio: z.string(),
  /** 研究方向, by the numbers of `subjects`; at most three. */
  subject_ids: z.array(z.int()).optional(),
  /** 1 = teacher. */
  is_teacher: flag,
  /** 1 = certified: the rules were read and signed. Clients store it as `isRead`. */
  is_certification: flag,
  /** 1 = takes the new certification flow. */
  is_new_teacher_info: flag,
  is_staff: flag,
  has_password: z.boolean(),
  /** They confirmed to be 18 or older; one who did not is asked at the first purchase. */
  adult: z.boolean(),
  created_at: z.string(),
  wechat_bound: z.boolean().optional(),
  /** Agreements of which a new version has to be agreed to before going on; left out when there is none. */
  consent_due: z
    .array(
      z.object({
        id: z.int(),
        title: z.string(),
        version: z.string(),
        change: z.string(),
        /** Agreed to before, and taken back. */
        withdrawn: z.boolean().optional(),
      }),
    )
    .optional(),
});

/**
 * Where a WeChat login stands. `bind` = WeChat confirmed, a phone must be bound; `failed` = WeChat could not be asked or
 * is bound to another account; `done` carries the session once, or nothing when WeChat was linked to an account.
 */
export const scanState = z.enum(['waiting', 'scanned', 'bind', 'done', 'expired', 'cancelled', 'failed']);

/** Coming in and going out, by password, code or WeChat. */
export const entryCalls = defineArea({
  'POST /auth/register': {
    summary: '手机号注册，注册后即登录',
    access: 'public',
    rate: 'login',
    body: z.strictObject({ phone, code: smsCode, password: newPassword, consent }),
    data: session,
  },
  'POST /auth/pc_login': {
    summary: '密码登录',
    access: 'public',
    rate: 'login',
    body: z.strictObject({
      phone,
      password: z.string({ error: '请输入密码' }).min(1, '请输入密码').max(128, '密码过长'),
      /** Asked for with a 422 at `captcha` after five failures. */
      captcha: captchaAnswer.optional(),
    }),
    data: session,
  },
  'POST /auth/p_login': {
    summary: '短信验证码登录；未注册的手机号在同意协议后自动注册',
    access: 'public',
    rate: 'login',
    body: z.strictObject({ phone, code: smsCode, consent: consent.optional() }),
    data: session,
  },
  'GET /auth/scan': {
    summary: '新的微信登录（或绑定）票据；poll_secret 只给发起的浏览器',
    access: 'public',
    rate: 'captcha',
    query: z.object({
      /** `frame`: WeChat's page stands inside ours; `redirect`: the browser goes there and comes back. */
      way: z.enum(['frame', 'redirect']).optional(),
      /** `link` adds WeChat to the account of who is logged in; needs step-up. */
      purpose: z.enum(['login', 'link']).optional(),
    }),
    data: z.object({
      ticket: z.string(),
      poll_secret: z.string(),
      /** WeChat's page with the QR code. */
      qr_url: z.string(),
      expires_in: z.int(),
      /** Seconds between two questions. */
      poll_after: z.int(),
    }),
  },
  'GET /auth/scan_wechat': {
    summary: '查询微信登录状态；请求头 X-Poll-Secret 须与票据匹配',
    access: 'public',
    rate: 'poll',
    query: z.object({ ticket: z.uuid('票据不正确') }),
    data: z.object({
      state: scanState,
      /** With `done`, once. */
      session: session.optional(),
      /** With `bind`. */
      bind_ticket: z.string().optional(),
      nickname: z.string().optional(),
      /** With `failed`: what happened, in words. */
      reason: z.string().optional(),
    }),
  },
  'POST /auth/bind_phone': {
    summary: '微信登录后绑定手机号；未注册的手机号在同意协议后自动注册',
    access: 'public',
    rate: 'login',
    body: z.strictObject({
      bind_ticket: z.string({ error: '请重新扫码' }).min(20, '请重新扫码').max(100, '请重新扫码'),
      phone,
      code: smsCode,
      consent: consent.optional(),
    }),
    data: session,
  },
  'PUT /auth/reset': {
    summary: '用短信验证码重设密码，所有设备退出登录',
    access: 'public',
    rate: 'login',
    body: z.strictObject({ phone, code: smsCode, password: newPassword }),
    data: nothing,
  },
  'POST /auth/recycled': {
    summary: '长期未用的账号用验证码登录时，确认是否本人账号（二次放号）',
    access: 'public',
    rate: 'login',
    body: z.strictObject({
      ticket: z.string().min(20, '请重新登录').max(100, '请重新登录'),
      mine: z.boolean(),
      consent: consent.optional(),
    }),
    data: session,
  },
  'POST /auth/not_mine': {
    summary: '这不是我的账号：冻结原账号待核实，并为本手机号新建账号',
    access: 'login',
    rate: 'login',
    body: z.strictObject({ consent }),
    data: session,
  },
  'POST /auth/logout': { summary: '退出登录，令牌立即失效', access: 'login', rate: 'write', data: nothing },
  'GET /userInfo': { summary: '当前用户', access: 'login', rate: 'read', data: userInfo },
});

export type UserInfo = z.output<typeof userInfo>;
export type Session = z.output<typeof session>;
export type ScanState = z.output<typeof scanState>;
