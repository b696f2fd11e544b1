import type { Question } from '@harbor/runtime';

/** Before an order no longer appears among a person's orders. */
export const hideQuestion = (hide: () => Promise<void>): Question => ({
  title: '确定要删除这个订单吗？',
  text: '删除后不再显示在“我的订单”里，交易记录依法保留。',
  yes: '删除订单',
  danger: true,
  onYes: hide,
});
