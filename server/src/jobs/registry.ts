import { cleanCounters } from '../areas/auth/clean-up';
import { rekeyAccounts } from '../areas/auth/rekey';
import { couponTicks } from '../areas/coupons/ticks';
import { deliveryTicks } from '../areas/delivery/clocks';
import { fileTicks } from '../areas/files/ticks';
import { formTicks } from '../areas/forms/reminders';
import { forumTicks } from '../areas/forum/ticks';
import { fanOut } from '../areas/messages/announcements/fan-out';
import { messageTicks } from '../areas/messages/ticks';
import { forgetVisits } from '../areas/misc/visits';
import { orderTicks } from '../areas/orders/ticks';
import { payTicks } from '../areas/pay/ticks';
import { platformTicks } from '../areas/platform/ticks';
import { closingTicks } from '../areas/privacy/closing/erase';
import { removeFiles } from '../areas/privacy/closing/remove-files';
import { makeExport } from '../areas/privacy/export/make';
import { exportTicks } from '../areas/privacy/export/ticks';
import { quoteTicks } from '../areas/quotes/clocks';
import { refundTicks } from '../areas/refunds/clocks';
import { forgetHits } from '../areas/sentinel/ticks';
import { submissionTicks } from '../areas/submissions/clocks';
import { supportTicks } from '../areas/support/ticks';
import { traceTicks } from '../areas/traces/ticks';
import { forgetRemovals } from '../areas/user/collect/removals';
import type { Job, Tick } from './define';

/** Every job of the product; they differ in their data, which each checks itself. */
export const jobs: Job[] = [fanOut, makeExport, removeFiles];

/** Everything that recurs. */
export const ticks: Tick[] = [
  cleanCounters,
  rekeyAccounts,
  forgetVisits,
  ...orderTicks,
  ...quoteTicks,
  ...deliveryTicks,
  ...payTicks,
  ...refundTicks,
  ...traceTicks,
  ...fileTicks,
  ...formTicks,
  ...platformTicks,
  ...messageTicks,
  ...supportTicks,
  forgetHits,
  ...submissionTicks,
  ...couponTicks,
  forgetRemovals,
  ...forumTicks,
  ...exportTicks,
  ...closingTicks,
];
