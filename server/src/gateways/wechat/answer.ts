import type { z } from 'zod';
import { GatewayError } from '../errors';

/** Parses a proven answer. Its effect is done but its content is not ours to guess, so a misfit is `unknown`. */
export function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new GatewayError('wechat', 'unknown', 'ANSWER_FORMAT', '微信支付的应答无法读取', {
    cause: parsed.error,
  });
}
