import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { flag, idParam, moment, newPassword, nothing, pageQuery, phone, smsCode } from '../fields';

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

/** `scene` of an SMS code: a code is good only for the purpose it was asked for. */
export const smsScene = z.enum(['register', 'login', 'reset', 'bind', 'phone'], '验证码用途不正确');

/** What a puzzle protects: sending a code of that scene, or a password login after too many failures. */
export const captchaAction = z.enum(
  ['register', 'login', 'reset', 'bind', 'phone', 'verify', 'password'],
  '验证用途不正确',
);

/** The solution of a puzzle: the piece's distance from the left in px for `slide`, four digits for `sound`. */
export const captchaAnswer = z.strictObject({
  id: z.uuid('验证已过期，请重试'),
  answer: z.string().regex(/^\d{1,4}$/, '验证未通过，请重试'),
});

/** A random id that a browser keeps, to count the codes it asks for. */
const device = z.uuid('设备编号不正确').optional();

/** A puzzle to be solved before going on; single use, bound to the phone and the action it was asked for. */
export const captcha = z.object({
  id: z.string(),
  kind: z.enum(['slide', 'sound']),
  expires_in: z.int(),
  /** Of `slide`, all lengths in px of a picture of `width` × `height`; pictures are data addresses. */
  slide: z
    .object({
      width: z.int(),
      height: z.int(),
      image: z.string(),
      piece: z.string(),
      piece_size: z.int(),
      piece_top: z.int(),
    })
    .optional(),
  /** Of `sound`: a WAV with four groups of horn signals, as base64. The answer is how many each group has. */
  sound: z.string().optional(),
  /** Only outside production. */
  dev_answer: z.string().optional(),
});

/** An SMS code was sent; durations in seconds. */
export const sentCode = z.object({
  /** Seconds until another code may be asked for. */
  resend_after: z.int(),
  expires_in: z.int(),
  /** Only outside production: the code itself, so that a local site can be tried without a phone. */
  dev_code: z.string().optional(),
});

/**
 * Where a WeChat login stands. `bind` = WeChat confirmed, a phone must be bound; `failed` = WeChat could not be asked or
 * is bound to another account; `done` carries the session once, or nothing when WeChat was linked to an account.
 */
export const scanState = z.enum(['waiting', 'scanned', 'bind', 'done', 'expired', 'cancelled', 'failed']);

const agreementTitle = z.object({ id: z.int(), title: z.string(), version: z.string(), change: z.string() });

/** An agreement with the list of its versions, newest first. */
export const clause = agreementTitle.extend({
  effective_at: moment,
  /** Whether this is the version in force. */
  current: z.boolean(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  versions: z.array(z.object({ version: z.string(), effective_at: moment, change: z.string() })),
});

/** One device that is logged in. */
export const loginSession = z.object({
  id: z.string(),
  /** `Chrome · Windows`. */
  device: z.string(),
  mobile: z.boolean(),
  method: z.string(),
  /** Address without its last part. */
  address: z.string(),
  /** Its province, abroad its country; left out while the site has no table of them. */
  region: z.string().optional(),
  logged_in_at: moment,
  last_used_at: moment,
  current: z.boolean(),
});

export const auth = defineArea({
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
  'POST /get_sms': {
    summary: '发送短信验证码',
    access: 'public',
    rate: 'sms',
    body: z.strictObject({ phone, scene: smsScene, captcha: captchaAnswer.optional(), device }),
    data: sentCode,
  },
  'POST /get_captcha': {
    summary: '取一道安全验证：滑动拼图或听音',
    access: 'public',
    rate: 'captcha',
    body: z.strictObject({
      /** Left out where the server knows the number: step-up of who is logged in. */
      phone: phone.optional(),
      action: captchaAction,
      kind: z.enum(['slide', 'sound']).optional(),
    }),
    data: captcha,
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
  'PATCH /auth/logged/reset': {
    summary: '修改密码：原密码或近 10 分钟内的身份验证；其他设备退出登录',
    access: 'login',
    rate: 'login',
    body: z.strictObject({
      old_password: z.string().min(1, '请输入原密码').max(128, '密码过长').optional(),
      password: newPassword,
    }),
    data: session,
  },
  'POST /auth/user_phone': {
    summary: '更换手机号：先验证身份，再验证新号码；其他设备退出登录',
    access: 'login',
    rate: 'login',
    body: z.strictObject({ phone, code: smsCode }),
    data: session,
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
  'POST /auth/step_up/code': {
    summary: '向本账号手机号发送身份验证码',
    access: 'login',
    rate: 'sms',
    body: z.strictObject({ captcha: captchaAnswer.optional() }),
    data: sentCode,
  },
  'POST /auth/step_up': {
    summary: '用短信验证码或密码再次验证身份，10 分钟内有效',
    access: 'login',
    rate: 'login',
    /** One of the two. */
    body: z.strictObject({
      code: smsCode.optional(),
      password: z.string().min(1, '请输入密码').max(128, '密码过长').optional(),
    }),
    data: z.object({ valid_for: z.int() }),
  },
  'GET /auth/security': {
    summary: '账号与安全概况',
    access: 'login',
    rate: 'read',
    data: z.object({
      phone: z.string(),
      wechat: z.object({ nickname: z.string(), since: moment }).nullable(),
      has_password: z.boolean(),
      password_changed_at: moment.nullable(),
      /** Seconds for which the last step-up still holds. */
      step_up_left: z.int(),
      /** The site offers WeChat. */
      wechat_offered: z.boolean(),
    }),
  },
  'DELETE /auth/wechat': { summary: '解除微信绑定', access: 'login', rate: 'write', data: nothing },
  'GET /auth/sessions': {
    summary: '登录中的设备',
    access: 'login',
    rate: 'read',
    data: z.object({ list: z.array(loginSession) }),
  },
  'DELETE /auth/sessions/:id': {
    summary: '让一台设备退出登录',
    access: 'login',
    rate: 'write',
    params: z.object({ id: z.string().max(50) }),
    data: nothing,
  },
  'POST /auth/sessions/end_others': {
    summary: '让其他设备全部退出登录',
    access: 'login',
    rate: 'write',
    data: z.object({ ended: z.int() }),
  },
  'GET /auth/login_records': {
    summary: '登录记录，保存 180 天',
    access: 'login',
    rate: 'read',
    query: pageQuery,
    data: paged(
      z.object({
        id: z.int(),
        at: moment,
        method: z.string(),
        ok: z.boolean(),
        device: z.string(),
        address: z.string(),
        /** As that of a login session. */
        region: z.string().optional(),
      }),
    ),
  },
  'GET /clause/:id': {
    summary: '协议条款；version 为空时是现行版本',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    params: z.object({ id: idParam }),
    query: z.object({ version: z.string().max(20).optional() }),
    data: clause,
  },
  'POST /auth/consent': {
    summary: '同意协议的新版本',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      agreements: z
        .array(z.strictObject({ id: z.int(), version: z.string().max(20) }))
        .min(1, '请阅读并同意协议')
        .max(10),
    }),
    data: nothing,
  },
  'GET /auth/consents': {
    summary: '我同意过的协议及版本',
    access: 'login',
    rate: 'read',
    data: z.object({
      list: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          version: z.string(),
          at: moment,
          /** `withdraw`: the agreement was taken back then. */
          action: z.enum(['agree', 'withdraw']).optional(),
        }),
      ),
    }),
  },
  'POST /auth/logout': { summary: '退出登录，令牌立即失效', access: 'login', rate: 'write', data: nothing },
  'GET /userInfo': { summary: '当前用户', access: 'login', rate: 'read', data: userInfo },
});

export type UserInfo = z.output<typeof userInfo>;
export type Session = z.output<typeof session>;
export type SmsScene = z.output<typeof smsScene>;
export type CaptchaAction = z.output<typeof captchaAction>;
export type CaptchaAnswer = z.output<typeof captchaAnswer>;
export type Captcha = z.output<typeof captcha>;
export type SentCode = z.output<typeof sentCode>;
export type Clause = z.output<typeof clause>;
export type LoginSession = z.output<typeof loginSession>;
export type ScanState = z.output<typeof scanState>;
