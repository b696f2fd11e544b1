/** Codes of `ticket.status`; the table of transitions lives in the server. */
export const ticketStatus = { waiting: 1, working: 2, needsUser: 3, solved: 4, closed: 5 } as const;

export type TicketStatus = (typeof ticketStatus)[keyof typeof ticketStatus];

/** What users read for each code. */
export const ticketStatusLabel: Record<TicketStatus, string> = {
  1: '待处理',
  2: '处理中',
  3: '待用户补充',
  4: '已解决',
  5: '已关闭',
};

/** Where a ticket came from, and what users read for it. */
export const ticketKindLabel = { complaint: '投诉', feedback: '反馈', offline: '留言' } as const;

export type TicketKind = keyof typeof ticketKindLabel;

/** What a complaint or a piece of feedback can be about. */
export const ticketTopics = {
  complaint: ['服务质量', '交付超时', '退款与费用', '老师沟通', '学术诚信', '违法不良信息', '其他'],
  feedback: ['功能建议', '页面问题', '内容有误', '使用疑问', '其他'],
} as const;
