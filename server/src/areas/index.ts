import { installAreas } from '../manifest';
import { area as accounts } from './base/accounts/area';
import { area as collect } from './base/collect/area';
import { area as files } from './base/files/area';
import { area as media } from './base/media/area';
import { area as messages } from './base/messages/area';
import { area as sentinel } from './base/sentinel/area';
import { area as discuss } from './community/discuss/area';
import { area as drafts } from './community/drafts/area';
import { area as forum } from './community/forum/area';
import { area as forumDesk } from './community/forum-desk/area';
import { area as member } from './community/member/area';
import { area as topics } from './community/topics/area';
import { area as info } from './content/info/area';
import { area as submissions } from './content/submissions/area';
import { area as support } from './content/support/area';
import { area as visits } from './content/visits/area';
import { area as auth } from './identity/auth/area';
import { area as privacy } from './identity/privacy/area';
import { area as staff } from './identity/staff/area';
import { area as platform } from './operations/platform/area';
import { area as user } from './personal/user/area';
import { area as checkout } from './trade/checkout/area';
import { area as comparisons } from './trade/comparisons/area';
import { area as coupons } from './trade/coupons/area';
import { area as courses } from './trade/courses/area';
import { area as forms } from './trade/forms/area';
import { area as fulfilment } from './trade/fulfilment/area';
import { area as invoices } from './trade/invoices/area';
import { area as orderDesk } from './trade/order-desk/area';
import { area as orders } from './trade/orders/area';
import { area as ownOrders } from './trade/own-orders/area';
import { area as pay } from './trade/pay/area';
import { area as price } from './trade/price/area';
import { area as quotes } from './trade/quotes/area';
import { area as refunds } from './trade/refunds/area';
import { area as reimbursement } from './trade/reimbursement/area';
import { area as reviews } from './trade/reviews/area';
import { area as services } from './trade/services/area';
import { area as traces } from './trade/traces/area';
import { area as vault } from './trade/vault/area';

/**
 * Every area of the server, room by room, the lowest first: whoever answers an event does so in this order. A new area is
 * its folder and a line here.
 */
installAreas([
  accounts,
  messages,
  sentinel,
  media,
  files,
  collect,
  auth,
  privacy,
  staff,
  support,
  info,
  visits,
  submissions,
  price,
  coupons,
  services,
  orders,
  pay,
  refunds,
  checkout,
  courses,
  quotes,
  forms,
  fulfilment,
  vault,
  invoices,
  traces,
  comparisons,
  reimbursement,
  reviews,
  ownOrders,
  orderDesk,
  forum,
  drafts,
  discuss,
  topics,
  member,
  forumDesk,
  platform,
  user,
]);
