/** Accounts of a demo site; none of them exists in production. */
export const demoAccounts = [
  { phone: '13800000001', role: '购买者', note: '各种状态的订单' },
  { phone: '13800000002', role: '认证教师', note: '可以被安排订单' },
  { phone: '13800000003', role: '新用户', note: '还没有任何订单' },
  { phone: '13800000009', role: '管理员', note: '工作台，全部权限' },
  { phone: '13800000008', role: '运营', note: '工作台，订单与内容' },
  { phone: '13800000010', role: '审核', note: '工作台，帖子与评价' },
  { phone: '13800000011', role: '客服', note: '工作台，工单与会话' },
  { phone: '13800000012', role: '财务', note: '工作台，退款与发票' },
] as const;

export const demoPassword = 'harbor-demo-1';
