/** Accounts of a demo site; none of them exists in production. */
export const demoAccounts = [
  { phone: '13800000001', role: '购买者', note: '各种状态的订单' },
  { phone: '13800000002', role: '认证教师', note: '可以被安排订单' },
  { phone: '13800000003', role: '新用户', note: '还没有任何订单' },
  { phone: '13800000009', role: '运营', note: '平台工作人员' },
] as const;

export const demoPassword = 'harbor-demo-1';
