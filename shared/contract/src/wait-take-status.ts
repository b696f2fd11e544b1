/** Codes of `wait_takes.status`: where an order stands in the pool of teachers. The table of transitions lives in the server. */
export const waitTakeStatus = {
  waiting: 10,
  trial: 20,
  choosing: 30,
  serving: 40,
  material: 45,
  delivered: 50,
  accepted: 60,
  settled: 70,
  void: 90,
} as const;

export type WaitTakeStatus = (typeof waitTakeStatus)[keyof typeof waitTakeStatus];

/** What users read for each code. */
export const waitTakeStatusLabel: Record<WaitTakeStatus, string> = {
  10: '待接单',
  20: '试做中',
  30: '待选定',
  40: '正式服务',
  45: '待客户补充',
  50: '已交付',
  60: '已验收',
  70: '已结算',
  90: '已失效',
};
