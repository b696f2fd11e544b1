import type { z } from 'zod';
import { auth } from './areas/auth';
import { comparisons } from './areas/comparisons';
import { coupons } from './areas/coupons';
import { delivery } from './areas/delivery';
import { discuss } from './areas/discuss';
import { drafts } from './areas/drafts';
import { files } from './areas/files';
import { forms } from './areas/forms';
import { forum } from './areas/forum';
import { forumDesk } from './areas/forum-desk';
import { info } from './areas/info';
import { invoices } from './areas/invoices';
import { member } from './areas/member';
import { messages } from './areas/messages';
import { misc } from './areas/misc';
import { orderDesk } from './areas/order-desk';
import { orders } from './areas/orders';
import { pay } from './areas/pay';
import { platformArea } from './areas/platform';
import { privacy } from './areas/privacy';
import { quotes } from './areas/quotes';
import { refunds } from './areas/refunds';
import { reimbursement } from './areas/reimbursement';
import { reviews } from './areas/reviews';
import { sentinelArea } from './areas/sentinel';
import { services } from './areas/services';
import { staff } from './areas/staff';
import { submissions } from './areas/submissions';
import { support } from './areas/support';
import { topics } from './areas/topics';
import { traces } from './areas/traces';
import { user } from './areas/user';

/** Every call by area; the area's name is its tag in the API documentation. */
export const areas = {
  auth,
  user,
  services,
  orders,
  quotes,
  delivery,
  orderDesk,
  forms,
  reviews,
  pay,
  refunds,
  invoices,
  reimbursement,
  traces,
  comparisons,
  misc,
  files,
  messages,
  support,
  submissions,
  info,
  forum,
  discuss,
  topics,
  drafts,
  member,
  forumDesk,
  coupons,
  staff,
  privacy,
  sentinel: sentinelArea,
  platform: platformArea,
};

/** Every call of the product, keyed by method and path. */
export const api = {
  ...auth,
  ...user,
  ...services,
  ...orders,
  ...quotes,
  ...delivery,
  ...orderDesk,
  ...forms,
  ...reviews,
  ...pay,
  ...refunds,
  ...invoices,
  ...reimbursement,
  ...traces,
  ...comparisons,
  ...misc,
  ...files,
  ...messages,
  ...support,
  ...submissions,
  ...info,
  ...forum,
  ...discuss,
  ...topics,
  ...drafts,
  ...member,
  ...forumDesk,
  ...coupons,
  ...staff,
  ...privacy,
  ...sentinelArea,
  ...platformArea,
};

export type Api = typeof api;
export type ApiKey = keyof Api;

type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Loose<T> = T extends object
  ? { [K in keyof T]: Exclude<T[K], undefined> extends never ? never : T[K] | number }
  : undefined;

/** Path parameters of a call, as a client writes them: numbers are turned into text. */
export type ParamsOf<K extends ApiKey> = Api[K] extends { params: infer P } ? Loose<Input<P>> : undefined;
/** Query parameters of a call, as a client writes them. */
export type QueryOf<K extends ApiKey> = Api[K] extends { query: infer Q } ? Loose<Input<Q>> : undefined;
/** Body of a call. */
export type BodyOf<K extends ApiKey> = Api[K] extends { body: infer B } ? Input<B> : undefined;
/** `data` of the answer of a call. */
export type DataOf<K extends ApiKey> = Api[K] extends { data: infer D extends z.ZodType }
  ? z.output<D>
  : never;
