import type { areas } from '@harbor/contract';
import type { AreaHandlers } from '../http/handler';

/** Name of an area of the contract. */
export type AreaName = keyof typeof areas;

type Loaders = { [A in AreaName]: () => Promise<{ routes: AreaHandlers<(typeof areas)[A]> }> };

/** The handlers of every area of the contract; loaded by name, so that a test loads only what it needs. */
export const areaLoaders: Loaders = {
  auth: () => import('./auth/routes'),
  user: () => import('./user/routes'),
  services: () => import('./services/routes'),
  orders: () => import('./orders/routes'),
  quotes: () => import('./quotes/routes'),
  delivery: () => import('./delivery/routes'),
  orderDesk: () => import('./order-desk/routes'),
  forms: () => import('./forms/routes'),
  reviews: () => import('./reviews/routes'),
  pay: () => import('./pay/routes'),
  refunds: () => import('./refunds/routes'),
  invoices: () => import('./invoices/routes'),
  reimbursement: () => import('./reimbursement/routes'),
  traces: () => import('./traces/routes'),
  comparisons: () => import('./comparisons/routes'),
  misc: () => import('./misc/routes'),
  files: () => import('./files/routes'),
  platform: () => import('./platform/routes'),
  messages: () => import('./messages/routes'),
  privacy: () => import('./privacy/routes'),
  support: () => import('./support/routes'),
  forum: () => import('./forum/routes'),
  discuss: () => import('./discuss/routes'),
  topics: () => import('./topics/routes'),
  drafts: () => import('./drafts/routes'),
  member: () => import('./member/routes'),
  forumDesk: () => import('./forum-desk/routes'),
  info: () => import('./info/routes'),
  coupons: () => import('./coupons/routes'),
  submissions: () => import('./submissions/routes'),
  sentinel: () => import('./sentinel/routes'),
  staff: () => import('./staff/routes'),
};
