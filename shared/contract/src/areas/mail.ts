import { z } from 'zod';
import { defineArea } from '../endpoint';
import { moment, smsCode } from '../fields';
import { word } from '../people-fields';

/** What is taken for an address: plain ASCII, without comments, quotes or anything that could end a line. */
export const mailAddressPattern =
  /^[A-Za-z0-9_%+-]{1,64}(?:\.[A-Za-z0-9_%+-]{1,64}){0,8}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}$/;

const email = word({ error: '请输入邮箱' })
  .max(200, '邮箱过长')
  .regex(mailAddressPattern, '请输入正确的邮箱');

export const mailAddress = z.object({
  /** Whether this site sends mails at all; where it does not, nothing of it is shown. */
  offered: z.boolean(),
  /** Masked, e.g. `li***@example.cn`; empty for none. */
  address: z.string(),
  confirmed_at: moment.nullable(),
});

export const mail = defineArea({
  'GET /mail/address': {
    summary: '邮件提醒：是否提供、已绑定的邮箱（打码）',
    access: 'login',
    rate: 'read',
    data: mailAddress,
  },
  'POST /mail/address/code': {
    summary: '向要绑定的邮箱发送验证码',
    access: 'login',
    rate: 'sms',
    body: z.strictObject({ email }),
    data: z.object({
      /** Seconds until another code may be asked for. */
      resend_after: z.int(),
      expires_in: z.int(),
      /** Only on a site with the development mailer: the code itself. */
      dev_code: z.string().optional(),
    }),
  },
  'POST /mail/address/confirm': {
    summary: '用验证码绑定或更换邮箱',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ email, code: smsCode }),
    data: mailAddress,
  },
  'POST /mail/address/remove': {
    summary: '解除邮箱绑定，不再收到邮件',
    access: 'login',
    rate: 'write',
    body: z.strictObject({}).optional(),
    data: mailAddress,
  },
});

export type MailAddress = z.output<typeof mailAddress>;
