/** The question before a logout, whose wording is given letter by letter, and what is said beside it. */
export const logoutWords = {
  question: '确定要退出登录吗？',
  note: '订单与消息都会保留，下次登录后可以继续查看。',
  yes: '退出登录',
  no: '取消',
} as const;
