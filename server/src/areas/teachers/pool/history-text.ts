import type { HistoryFacts } from '../../trade/orders/rows';

const words: Record<string, (facts: HistoryFacts) => string> = {
  take: () => '您接单',
  take_formal: () => '您开始正式服务',
  begin: () => '您开始试做',
  hand_in: () => '您提交试做',
  choose: () => '客户选定您的试做',
  ask_next: () => '轮到询问您',
  lose: () => '未选中',
  give_up: () => '您放弃接单',
  time_out: () => '超时失效',
  remove: () => '客服移除',
  drop: () => '需求已结束',
  deliver: ({ version }) => `您交付第 ${version ?? 1} 版`,
  request_changes: ({ round }) => `客户要求修改（第 ${round ?? 1} 次）`,
  accept: () => '客户确认验收',
  auto_accept: () => '验收期满，订单完成',
  report: ({ percent }) => `您汇报进度 ${percent ?? 0}%`,
  ask_material: () => '您请客户补充资料，计时暂停',
  material_in: () => '客户补齐资料，计时恢复',
  material_late: () => '等待补充已满期限，计时恢复',
  overdue: () => '已超过交付时间',
};

/** A line of a take's history in the words of the teacher's page. */
export const takeHistoryText = (event: string, facts: HistoryFacts = {}): string =>
  words[event]?.(facts) ?? '有更新';
