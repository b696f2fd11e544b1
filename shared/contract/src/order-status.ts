/** Codes of `order.status`; the table of transitions lives in the server. */
export const orderStatus = {
  quoting: 5,
  unpaid: 10,
  incomplete: 20,
  waiting: 30,
  trial: 35,
  serving: 40,
  delivered: 50,
  revising: 55,
  done: 60,
  cancelled: 70,
  closed: 80,
} as const;

/** What users read for each code. */
export const orderStatusLabel: Record<OrderStatus, string> = {
  5: '待报价',
  10: '待付款',
  20: '待完善',
  30: '待接单',
  35: '试做中',
  40: '服务中',
  50: '待验收',
  55: '修改中',
  60: '已完成',
  70: '已取消',
  80: '已关闭',
};

export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];
