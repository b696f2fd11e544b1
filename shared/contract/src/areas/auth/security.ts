import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { moment, newPassword, nothing, pageQuery, phone, smsCode } from '../../fields';
import { captchaAnswer, sentCode } from './codes';
import { session } from './entry';

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

/** Keeping one's own account safe: proofs, devices, password and phone. */
export const securityCalls = defineArea({
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
});

export type LoginSession = z.output<typeof loginSession>;
