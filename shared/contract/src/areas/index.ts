// Written by `npm run registers` from the files of this folder.
import { audit } from './audit';
import { auth } from './auth';
import { avoidance } from './avoidance';
import { catalogueDesk } from './catalogue-desk';
import { certificates } from './certificates';
import { certification } from './certification';
import { chat } from './chat';
import { checkout } from './checkout';
import { comparisons } from './comparisons';
import { coupons } from './coupons';
import { courseDesk } from './course-desk';
import { courses } from './courses';
import { desk } from './desk';
import { diary } from './diary';
import { dictionary } from './dictionary';
import { discuss } from './discuss';
import { drafts } from './drafts';
import { examDesk } from './exam-desk';
import { exams } from './exams';
import { files } from './files';
import { finance } from './finance';
import { firstDay } from './first-day';
import { forms } from './forms';
import { forum } from './forum';
import { forumDesk } from './forum-desk';
import { fulfilment } from './fulfilment';
import { income } from './income';
import { info } from './info';
import { invoices } from './invoices';
import { journalAlerts } from './journal-alerts';
import { journalCorrections } from './journal-corrections';
import { journalDesk } from './journal-desk';
import { journalExperiences } from './journal-experiences';
import { journalLists } from './journal-lists';
import { journalMatch } from './journal-match';
import { journals } from './journals';
import { lessons } from './lessons';
import { mail } from './mail';
import { media } from './media';
import { member } from './member';
import { messages } from './messages';
import { moderation } from './moderation';
import { orderDesk } from './order-desk';
import { ownOrders } from './own-orders';
import { pay } from './pay';
import { people } from './people';
import { plan } from './plan';
import { platform } from './platform';
import { pool } from './pool';
import { press } from './press';
import { pressDesk } from './press-desk';
import { privacy } from './privacy';
import { profiles } from './profiles';
import { quotes } from './quotes';
import { refunds } from './refunds';
import { reimbursement } from './reimbursement';
import { review } from './review';
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
import { teaching } from './teaching';
import { topics } from './topics';
import { traces } from './traces';
import { user } from './user';
import { vault } from './vault';
import { videos } from './videos';
import { visits } from './visits';
import { words } from './words';

export * from './audit';
export * from './auth';
export * from './avoidance';
export * from './catalogue-desk';
export * from './certificates';
export * from './certification';
export * from './chat';
export * from './checkout';
export * from './comparisons';
export * from './coupons';
export * from './course-desk';
export * from './courses';
export * from './desk';
export * from './diary';
export * from './dictionary';
export * from './discuss';
export * from './drafts';
export * from './exam-desk';
export * from './exams';
export * from './files';
export * from './finance';
export * from './first-day';
export * from './forms';
export * from './forum';
export * from './forum-desk';
export * from './fulfilment';
export * from './income';
export * from './info';
export * from './invoices';
export * from './journal-alerts';
export * from './journal-corrections';
export * from './journal-desk';
export * from './journal-experiences';
export * from './journal-lists';
export * from './journal-match';
export * from './journals';
export * from './lessons';
export * from './mail';
export * from './media';
export * from './member';
export * from './messages';
export * from './moderation';
export * from './order-desk';
export * from './own-orders';
export * from './pay';
export * from './people';
export * from './plan';
export * from './platform';
export * from './pool';
export * from './press';
export * from './press-desk';
export * from './privacy';
export * from './profiles';
export * from './quotes';
export * from './refunds';
export * from './reimbursement';
export * from './review';
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
export * from './teaching';
export * from './topics';
export * from './traces';
export * from './user';
export * from './vault';
export * from './videos';
export * from './visits';
export * from './words';

/** Every call by area; the area's name is its tag in the API documentation. */
export const areas = {
  audit,
  auth,
  avoidance,
  catalogueDesk,
  certificates,
  certification,
  chat,
  checkout,
  comparisons,
  coupons,
  courseDesk,
  courses,
  desk,
  diary,
  dictionary,
  discuss,
  drafts,
  examDesk,
  exams,
  files,
  finance,
  firstDay,
  forms,
  forum,
  forumDesk,
  fulfilment,
  income,
  info,
  invoices,
  journalAlerts,
  journalCorrections,
  journalDesk,
  journalExperiences,
  journalLists,
  journalMatch,
  journals,
  lessons,
  mail,
  media,
  member,
  messages,
  moderation,
  orderDesk,
  ownOrders,
  pay,
  people,
  plan,
  platform,
  pool,
  press,
  pressDesk,
  privacy,
  profiles,
  quotes,
  refunds,
  reimbursement,
  review,
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
  teaching,
  topics,
  traces,
  user,
  vault,
  videos,
  visits,
  words,
};

/** Every call of the product, keyed by method and path. */
export const api = {
  ...audit,
  ...auth,
  ...avoidance,
  ...catalogueDesk,
  ...certificates,
  ...certification,
  ...chat,
  ...checkout,
  ...comparisons,
  ...coupons,
  ...courseDesk,
  ...courses,
  ...desk,
  ...diary,
  ...dictionary,
  ...discuss,
  ...drafts,
  ...examDesk,
  ...exams,
  ...files,
  ...finance,
  ...firstDay,
  ...forms,
  ...forum,
  ...forumDesk,
  ...fulfilment,
  ...income,
  ...info,
  ...invoices,
  ...journalAlerts,
  ...journalCorrections,
  ...journalDesk,
  ...journalExperiences,
  ...journalLists,
  ...journalMatch,
  ...journals,
  ...lessons,
  ...mail,
  ...media,
  ...member,
  ...messages,
  ...moderation,
  ...orderDesk,
  ...ownOrders,
  ...pay,
  ...people,
  ...plan,
  ...platform,
  ...pool,
  ...press,
  ...pressDesk,
  ...privacy,
  ...profiles,
  ...quotes,
  ...refunds,
  ...reimbursement,
  ...review,
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
  ...teaching,
  ...topics,
  ...traces,
  ...user,
  ...vault,
  ...videos,
  ...visits,
  ...words,
};
