import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { phone } from '../../fields';

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

/** Codes by SMS, and the puzzles before them. */
export const codeCalls = defineArea({
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
});

export type SmsScene = z.output<typeof smsScene>;
export type CaptchaAction = z.output<typeof captchaAction>;
export type CaptchaAnswer = z.output<typeof captchaAnswer>;
export type Captcha = z.output<typeof captcha>;
export type SentCode = z.output<typeof sentCode>;
