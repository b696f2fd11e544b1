import type { CouponTerms, StaffCoupon } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import type { TagTone } from '@harbor/ui/tag';

/** Codes of `type`. */
export const types = [
  [1, '满减'],
  [2, '折扣'],
  [3, '立减'],
] as const;

/** Codes of `get_way`: how people come by a coupon. */
export const ways = [
  [1, '领券中心领取'],
  [2, '注册赠送'],
  [3, '兑换码'],
  [4, '后台发放'],
] as const;

export const byCode = 3;
export const byHand = 4;

/** Codes of `scope`. */
export const scopes = [
  [0, '全场通用'],
  [1, '指定类目'],
  [2, '指定服务'],
  [3, '课程'],
] as const;

export const typeWords = (type: number): string => types.find(([key]) => key === type)?.[1] ?? '';
export const wayWords = (way: number): string => ways.find(([key]) => key === way)?.[1] ?? '';

type Worth = Pick<CouponTerms, 'type' | 'discount' | 'off_fen' | 'min_fen' | 'cap_fen'>;

/** What a coupon is worth: ¥60, 8.5 折. */
export const worthWords = ({ type, discount, off_fen }: Worth): string =>
  type === 2 ? `${discount / 10} 折` : `¥${formatFen(off_fen, { trim: true })}`;

/** From which amount on it counts, and up to which it takes off. */
export function conditionWords({ type, min_fen, cap_fen }: Worth): string {
  const from = min_fen > 0 ? `满 ${formatFen(min_fen, { trim: true })} 元可用` : '无门槛';
  return type === 2 && cap_fen > 0 ? `${from}，最多减 ${formatFen(cap_fen, { trim: true })} 元` : from;
}

/** Whether it is given out at this moment, in words. */
export function stateOf(one: StaffCoupon): { text: string; tone: TagTone; running: boolean } {
  if (one.status === 0) return { text: '未开始', tone: 'gold', running: false };
  if (one.status === 3) return { text: '已停发', tone: 'over', running: false };
  if (one.status === 2) return { text: '已结束', tone: 'over', running: false };
  if (one.left === 0) return { text: '已发完', tone: 'plain', running: true };
  return { text: '发放中', tone: 'accent', running: true };
}
