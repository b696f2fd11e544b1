import type { BodyOf } from '@harbor/contract';
import { fenOf } from '../../parts/money';
import { momentOf } from '../../parts/TimeField';
import { byCode, scopes } from './words';

/** A coupon as its form holds it: amounts in 元, a discount in 折, as they were typed. */
export const blank = {
  title: '',
  type: 1,
  off: '',
  min: '',
  discount: '',
  cap: '',
  scope: 0,
  scope_ids: [] as number[],
  get_way: 1,
  code: '',
  time_type: 0,
  days: '30',
  start: '',
  end: '',
  total: '0',
  per_limit: '1',
  open: false,
};

export type Typed = typeof blank;

const whole = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : null);

/** 8.5 折 is 85: what is still paid, in percent. */
export function percentOf(text: string): number | null {
  const found = /^(\d)(?:\.(\d))?$/.exec(text.trim());
  return found ? Number(found[1]) * 10 + Number(found[2] ?? 0) : null;
}

/** What cannot be read as an amount or a number, by the field of the call; what is missing the server says. */
export function unreadable(typed: Typed): Record<string, string> {
  const faults: Record<string, string> = {};
  const amount = (field: string, text: string) => {
    if (text.trim() && fenOf(text) === null) faults[field] = '金额最多两位小数';
  };
  if (typed.type === 2) {
    if (typed.discount.trim() && percentOf(typed.discount) === null) faults.discount = '折扣形如 8.5';
    amount('cap_fen', typed.cap);
  } else amount('off_fen', typed.off);
  if (typed.type !== 3) amount('min_fen', typed.min);
  if (typed.time_type === 0 && whole(typed.days) === null) faults.days = '请填写天数';
  if (whole(typed.total) === null) faults.total = '请填写数量，0 表示不限';
  if (whole(typed.per_limit) === null) faults.per_limit = '请填写每人限领';
  return faults;
}

/** What the call is sent; amounts in 分. */
export function bodyOf(typed: Typed): BodyOf<'POST /staff/coupon/create'> {
  const { title, type, scope, get_way, time_type, open } = typed;
  const discounts = type === 2;
  return {
    title,
    type,
    scope,
    scope_ids: scope === 1 || scope === 2 ? typed.scope_ids : [],
    get_way,
    ...(get_way === byCode && typed.code.trim() && { code: typed.code.trim() }),
    time_type,
    ...(time_type === 0
      ? { days: whole(typed.days) ?? 0 }
      : { start_at: momentOf(typed.start), end_at: momentOf(typed.end) }),
    total: whole(typed.total) ?? 0,
    per_limit: whole(typed.per_limit) ?? 0,
    min_fen: type === 3 ? 0 : (fenOf(typed.min) ?? 0),
    off_fen: discounts ? 0 : (fenOf(typed.off) ?? 0),
    discount: discounts ? (percentOf(typed.discount) ?? 0) : 0,
    cap_fen: discounts ? (fenOf(typed.cap) ?? 0) : 0,
    open,
  };
}

/** Until when it can be used, in words. */
export const validWords = ({ time_type, days, start, end }: Typed): string =>
  time_type === 0
    ? `领取后 ${days || '…'} 天内有效`
    : `${start.slice(0, 10) || '…'} 至 ${end.slice(0, 10) || '…'} 有效`;

/** Where it may be used, in words. */
export function scopeWords({ scope, scope_ids }: Typed, titles: ReadonlyMap<number, string>): string {
  if (scope === 1) return `限${scope_ids.map((id) => titles.get(id) ?? '').join('、') || '…'}`;
  if (scope === 2) return '限指定服务';
  if (scope === 3) return '限课程';
  return scopes[0][1];
}
