/** Words of the support contact; the report variant belongs to service 37. */
export function supportWords(report: boolean) {
  return report
    ? { entry: '领取报告', title: '添加微信领取报告', hint: '添加时请备注“报告”，客服核对后发送' }
    : { entry: '客服', title: '添加客服微信', hint: '选服务、改需求、查进度都可以问' };
}

/** Feedback of the copy button. */
export const copyWords = {
  done: '已复制微信号',
  failed: '复制失败，请长按微信号手动复制',
} as const;
