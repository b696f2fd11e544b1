import { waitText } from '../form/waitText';
import type { SentCode } from './useSmsCode';

/** What the button that sends a code says. */
export function askLabel({ left, sent }: Pick<SentCode, 'left' | 'sent'>): string {
  if (left >= 3600) return '请稍后再试';
  if (left > 0) return `${waitText(left)}后重发`;
  return sent ? '重新发送' : '获取验证码';
}
