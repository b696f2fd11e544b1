/** Accounts of the demo data. */
export const accounts = {
  buyer: '13800000001',
  teacher: '13800000002',
  fresh: '13800000003',
  staff: '13800000009',
  secondStaff: '13800000008',
  /** Answers tickets and chats. */
  support: '13800000011',
} as const;

export const password = 'harbor-demo-1';

export type Role = keyof typeof accounts;
