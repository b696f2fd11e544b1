import { z } from 'zod';

const digits = (message: string) => z.string().regex(/^[1-9]\d{0,14}$/, message);

/** A numeric id in a path: 1 to 15 digits, delivered as a number. */
export const idParam = digits('编号不正确').transform(Number);

/** `{ id }` of a path. */
export const idParams = z.object({ id: idParam });

const mostSmall = 2 ** 31 - 1;

/** Number in an address of what is never many: categories, versions. */
export const smallIdParam = idParam.pipe(z.int().max(mostSmall, '编号不正确'));

/** How often a row was changed when somebody read it: who changes it meanwhile is not overwritten. */
export const rowRevision = z
  .int('页面已过期，请刷新')
  .min(1, '页面已过期，请刷新')
  .max(mostSmall, '页面已过期，请刷新');

/** Number in a body of what is never many. */
export const smallId = z.int('编号不正确').positive('编号不正确').max(mostSmall, '编号不正确');

/** A numeric id in a JSON body. */
export const id = z.int('编号不正确').positive('编号不正确');

/** An optional positive whole number in a query string. */
export const queryInt = digits('请输入正整数').transform(Number).optional();

/** An optional code or small number in a query string: a status, a category, a version. */
export const queryCode = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, '请输入正整数')
  .transform(Number)
  .optional();

/** The page number of a list, from 1. */
export const page = queryInt;

/** `?page=` of a list. */
export const pageQuery = z.object({ page });

/** The page number of a list, in a JSON body. */
export const bodyPage = z.int('页码不正确').min(1, '页码不正确').max(100_000, '页码不正确').optional();

/** An amount of money in 分 (1/100 元), never fractional. */
export const fen = z.int().min(0);

/** A moment as ISO-8601 with the offset +08:00, e.g. `2026-11-21T09:30:00+08:00`. */
export const moment = z.string();

/** A day of the calendar that there is, in this century: no 30th of February. */
export const day = (label: string) =>
  z
    .string(`请选择${label}`)
    .regex(/^20\d\d-\d\d-\d\d$/, `请选择${label}`)
    .refine((value) => {
      const at = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
    }, `${label}不存在，请检查`);

/** A mainland mobile number. */
export const phone = z.string({ error: '请输入手机号' }).regex(/^1[3-9]\d{9}$/, '请输入正确的手机号');

/** A six-digit SMS code. */
export const smsCode = z.string({ error: '请输入验证码' }).regex(/^\d{6}$/, '请输入6位验证码');

/**
 * A password at registration or reset: 8 to 20 characters, at least two of letters, digits and symbols.
 * The list of weak passwords is checked by the server on top.
 */
export const newPassword = z
  .string({ error: '请输入密码' })
  .min(8, '密码至少8位')
  .max(20, '密码最多20位')
  .refine(
    (v) => [/[A-Za-z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(v)).length >= 2,
    '密码需包含字母、数字、符号中的至少两种',
  );

/** What somebody reads who has not yet confirmed their age. */
export const adultMissing = '请先确认您已年满18周岁';

/** A buyer's own word to be 18 or older: needed once, at the first purchase (terms, 购买服务须年满18周岁). */
export const adult = z.literal(true, adultMissing).optional();

/** 0 or 1, as the specification's flags are written. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** The answer of a call that has nothing to say but that it worked. */
export const nothing = z.object({});
