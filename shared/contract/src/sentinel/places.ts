/**
 * Where a text is written. What is harmless in one place is not in another: a phone number may be told to support, and
 * may not stand in a review.
 */
export type SentinelPlace =
  | 'goods'
  | 'form'
  | 'note'
  | 'submission'
  | 'support'
  | 'order_chat'
  | 'review'
  | 'ticket'
  | 'post'
  | 'name';

/** `block` is not accepted; `warn` may be sent after a second look; `hide` is kept with the span masked. */
export type Severity = 'block' | 'warn' | 'hide';

/** What a rule does in each place; a place that is not named is none of its business. */
export type SeverityByPlace = Partial<Record<SentinelPlace, Severity>>;

/** What users read for a place. */
export const placeLabel: Record<SentinelPlace, string> = {
  goods: '服务介绍',
  form: '需求表单',
  note: '订单备注',
  submission: '投稿资料',
  support: '客服对话',
  order_chat: '订单沟通',
  review: '评价',
  ticket: '工单',
  post: '帖子',
  name: '昵称与简介',
};
