import type { areas } from '@harbor/contract';
import type { AreaHandlers } from '../http/handler';

/** Name of an area of the contract. */
export type AreaName = keyof typeof areas;

type Loaders = { [A in AreaName]: () => Promise<{ routes: AreaHandlers<(typeof areas)[A]> }> };

/** The handlers of every area of the contract; loaded by name, so that a test loads only what it needs. */
export const areaLoaders: Loaders = {
  auth: () => import('./identity/auth/routes'),
  user: () => import('./personal/user/routes'),
  services: () => import('./trade/services/routes'),
  orders: () => import('./trade/own-orders/routes'),
  quotes: () => import('./trade/quotes/routes'),
  delivery: () => import('./trade/fulfilment/routes'),
  orderDesk: () => import('./trade/order-desk/routes'),
  forms: () => import('./trade/forms/routes'),
  reviews: () => import('./trade/reviews/routes'),
  pay: () => import('./trade/pay/routes'),
  refunds: () => import('./trade/refunds/routes'),
  invoices: () => import('./trade/invoices/routes'),
  reimbursement: () => import('./trade/reimbursement/routes'),
  traces: () => import('./trade/traces/routes'),
  comparisons: () => import('./trade/comparisons/routes'),
  misc: () => import('./content/visits/routes'),
  files: () => import('./base/files/routes'),
  platform: () => import('./operations/platform/routes'),
  messages: () => import('./base/messages/routes'),
  privacy: () => import('./identity/privacy/routes'),
  support: () => import('./content/support/routes'),
  forum: () => import('./community/forum/routes'),
  discuss: () => import('./community/discuss/routes'),
  topics: () => import('./community/topics/routes'),
  drafts: () => import('./community/drafts/routes'),
  member: () => import('./community/member/routes'),
  forumDesk: () => import('./community/forum-desk/routes'),
  info: () => import('./content/info/routes'),
  coupons: () => import('./trade/coupons/routes'),
  submissions: () => import('./content/submissions/routes'),
  sentinel: () => import('./base/sentinel/routes'),
  staff: () => import('./identity/staff/routes'),
};
