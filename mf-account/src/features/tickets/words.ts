/** Asked before a ticket is closed. */
export const closeWords = {
  title: '确定要关闭工单吗？',
  content: '关闭后不再处理；之后仍有问题，请提交新的工单。',
  okText: '关闭工单',
  cancelText: '再想想',
} as const;
