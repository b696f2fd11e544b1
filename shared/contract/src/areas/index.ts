// Written by `npm run registers` from the files of this folder.
import { audit } from './audit';
import { auth } from './auth';
import { catalogueDesk } from './catalogue-desk';
import { checkout } from './checkout';
import { comparisons } from './comparisons';
import { coupons } from './coupons';
import { courses } from './courses';
import { desk } from './desk';
import { diary } from './diary';
import { discuss } from './discuss';
import { drafts } from './drafts';
import { files } from './files';
import { finance } from './finance';
import { firstDay } from './first-day';
import { forms } from './forms';
import { forum } from './forum';
import { forumDesk } from './forum-desk';
import { fulfilment } from './fulfilment';
import { info } from './info';
import { invoices } from './invoices';
import { journalAlerts } from './journal-alerts';
import { journalCorrections } from './journal-corrections';
import { journalDesk } from './journal-desk';
import { journalExperiences } from './journal-experiences';
import { journalLists } from './journal-lists';
import { journalMatch } from './journal-match';
import { journals } from './journals';
import { mail } from './mail';
import { media } from './media';
import { member } from './member';
import { messages } from './messages';
import { moderation } from './moderation';
import { orderDesk } from './order-desk';
import { ownOrders } from './own-orders';
import { pay } from './pay';
import { people } from './people';
import { platform } from './platform';
import { press } from './press';
import { pressDesk } from './press-desk';
import { privacy } from './privacy';
import { quotes } from './quotes';
import { refunds } from './refunds';
import { reimbursement } from './reimbursement';
import { reviews } from './reviews';
import { sentinel } from './sentinel';
import { services } from './services';
import { siteSearch } from './site-search';
import { siteSettings } from './site-settings';
import { staff } from './staff';
import { staffEntry } from './staff-entry';
import { statistics } from './statistics';
import { submissions } from './submissions';
import { support } from './support';
import { topics } from './topics';
import { traces } from './traces';
import { user } from './user';
import { vault } from './vault';
import { visits } from './visits';
import { words } from './words';

export * from './audit';
export * from './auth';
export * from './catalogue-desk';
export * from './checkout';
export * from './comparisons';
export * from './coupons';
export * from './courses';
export * from './desk';
export * from './diary';
export * from './discuss';
export * from './drafts';
export * from './files';
export * from './finance';
export * from './first-day';
export * from './forms';
export * from './forum';
export * from './forum-desk';
export * from './fulfilment';
export * from './info';
export * from './invoices';
export * from './journal-alerts';
export * from './journal-corrections';
export * from './journal-desk';
export * from './journal-experiences';
export * from './journal-lists';
export * from './journal-match';
export * from './journals';
export * from './mail';
export * from './media';
export * from './member';
export * from './messages';
export * from './moderation';
export * from './order-desk';
export * from './own-orders';
export * from './pay';
export * from './people';
export * from './platform';
export * from './press';
export * from './press-desk';
export * from './privacy';
export * from './quotes';
export * from './refunds';
export * from './reimbursement';
export * from './reviews';
export * from './sentinel';
export * from './services';
export * from './site-search';
export * from './site-settings';
export * from './staff';
export * from './staff-entry';
export * from './statistics';
export * from './submissions';
export * from './support';
export * from './topics';
export * from './traces';
export * from './user';
export * from './vault';
export * from './visits';
export * from './words';

/** Every call by area; the area's name is its tag in the API documentation. */
export const areas = {
  audit,
  auth,
  catalogueDesk,
  checkout,
  comparisons,
  coupons,
  courses,
  desk,
  diary,
  discuss,
  drafts,
  files,
  finance,
  firstDay,
  forms,
  forum,
  forumDesk,
  fulfilment,
  info,
  invoices,
  journalAlerts,
  journalCorrections,
  journalDesk,
  journalExperiences,
  journalLists,
  journalMatch,
  journals,
  mail,
  media,
  member,
  messages,
  moderation,
  orderDesk,
  ownOrders,
  pay,
  people,
  platform,
  press,
  pressDesk,
  privacy,
  quotes,
  refunds,
  reimbursement,
  reviews,
  sentinel,
  services,
  siteSearch,
  siteSettings,
  staff,
  staffEntry,
  statistics,
  submissions,
  support,
  topics,
  traces,
  user,
  vault,
  visits,
  words,
};

/** Every call of the product, keyed by method and path. */
export const api = {
  ...audit,
  ...auth,
  ...catalogueDesk,
  ...checkout,
  ...comparisons,
  ...coupons,
  ...courses,
  ...desk,
  ...diary,
  ...discuss,
  ...drafts,
  ...files,
  ...finance,
  ...firstDay,
  ...forms,
  ...forum,
  ...forumDesk,
  ...fulfilment,
  ...info,
  ...invoices,
  ...journalAlerts,
  ...journalCorrections,
  ...journalDesk,
  ...journalExperiences,
  ...journalLists,
  ...journalMatch,
  ...journals,
  ...mail,
  ...media,
  ...member,
  ...messages,
  ...moderation,
  ...orderDesk,
  ...ownOrders,
  ...pay,
  ...people,
  ...platform,
  ...press,
  ...pressDesk,
  ...privacy,
  ...quotes,
  ...refunds,
  ...reimbursement,
  ...reviews,
  ...sentinel,
  ...services,
  ...siteSearch,
  ...siteSettings,
  ...staff,
  ...staffEntry,
  ...statistics,
  ...submissions,
  ...support,
  ...topics,
  ...traces,
  ...user,
  ...vault,
  ...visits,
  ...words,
};
