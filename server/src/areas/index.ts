import { installAreas } from '../manifest';
import * as area from './all';

/**
 * Every area of the server, room by room, the lowest first: whoever answers an event does so in this order. A new area is
 * its folder and a line here.
 */
installAreas([
  area.accounts,
  area.messages,
  area.sentinel,
  area.media,
  area.files,
  area.collect,
  area.auth,
  area.privacy,
  area.staff,
  area.support,
  area.info,
  area.visits,
  area.submissions,
  area.price,
  area.coupons,
  area.services,
  area.orders,
  area.pay,
  area.refunds,
  area.checkout,
  area.courses,
  area.quotes,
  area.forms,
  area.fulfilment,
  area.vault,
  area.invoices,
  area.traces,
  area.comparisons,
  area.reimbursement,
  area.reviews,
  area.ownOrders,
  area.orderDesk,
  area.forum,
  area.drafts,
  area.discuss,
  area.topics,
  area.member,
  area.forumDesk,
  area.platform,
  area.user,
]);
