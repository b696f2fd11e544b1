/** How reviews come about here, as the wall says it. */
export const reviewRules = [
  '只有完成订单的用户可以评价，每单一次',
  '评价不删除；仅因违法或泄露隐私隐藏，并保留原因',
  '没有自动好评，不以返现换取评价',
];
