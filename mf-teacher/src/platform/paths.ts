/** Addresses of the order-taking platform. */
export const platformPaths = {
  hall: '/receiveorder/',
  takes: '/receiveorder/takes',
  income: '/receiveorder/income',
  invalid: '/receiveorder/invalid',
  qualifications: '/receiveorder/qualifications',
} as const;

export type PlatformTab = keyof typeof platformPaths;

/** An order as its teacher works on it, or as everybody in the hall reads it. */
export const takePath = (order: number): string => `/receiveorder/take/${order}`;
