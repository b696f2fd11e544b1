import type { DataKind } from './kind';
import { account } from './kinds/account';
import { consents } from './kinds/consents';
import { courses } from './kinds/courses';
import { fileEvents, files } from './kinds/files';
import { likes, reading, relations, reports } from './kinds/forum';
import { comments, drafts, posts, postVersions, topics } from './kinds/forum-writing';
import { devices, logins } from './kinds/logins';
import { messages, preferences } from './kinds/messages';
import { orderForms } from './kinds/order-forms';
import { deliverables, orders, orderWords, payments, refunds } from './kinds/orders';
import { comparisonMarks, invoiceProfile, invoices, traces } from './kinds/papers';
import { closingRequests, exportRequests } from './kinds/requests';
import { sentinelHits } from './kinds/sentinel';
import { collects, coupons, reviews } from './kinds/shopping';
import { submissionRecords } from './kinds/submissions';
import { chats, tickets } from './kinds/support';
import { uploads } from './kinds/uploads';
import { wechat } from './kinds/wechat';

/**
 * Every kind of personal data of the site, as people read them. An area that begins to hold data of people adds its kind
 * here: overview, export and the closing of accounts follow. A test finds tables that no kind names.
 */
export const dataKinds: readonly DataKind[] = [
  account,
  wechat,
  devices,
  logins,
  consents,
  preferences,
  orders,
  orderForms,
  deliverables,
  orderWords,
  payments,
  refunds,
  invoices,
  invoiceProfile,
  traces,
  comparisonMarks,
  courses,
  coupons,
  collects,
  reviews,
  posts,
  postVersions,
  topics,
  comments,
  likes,
  relations,
  reading,
  drafts,
  reports,
  messages,
  chats,
  tickets,
  sentinelHits,
  submissionRecords,
  uploads,
  files,
  fileEvents,
  exportRequests,
  closingRequests,
];
