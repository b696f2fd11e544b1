import { forgetRemovals } from '../areas/base/collect/removals';
import { fileTicks } from '../areas/base/files/ticks';
import { fanOut } from '../areas/base/messages/announcements/fan-out';
import { messageTicks } from '../areas/base/messages/ticks';
import { forgetHits } from '../areas/base/sentinel/ticks';
import { forumTicks } from '../areas/community/forum/ticks';
import { submissionTicks } from '../areas/content/submissions/clocks';
import { supportTicks } from '../areas/content/support/ticks';
import { forgetVisits } from '../areas/content/visits/visits';
import { cleanCounters } from '../areas/identity/auth/clean-up';
import { rekeyAccounts } from '../areas/identity/auth/rekey';
import { closingTicks } from '../areas/identity/privacy/closing/erase';
import { removeFiles } from '../areas/identity/privacy/closing/remove-files';
import { makeExport } from '../areas/identity/privacy/export/make';
import { exportTicks } from '../areas/identity/privacy/export/ticks';
import { platformTicks } from '../areas/operations/platform/ticks';
import { orderTicks } from '../areas/trade/checkout/ticks';
import { couponTicks } from '../areas/trade/coupons/ticks';
import { formTicks } from '../areas/trade/forms/reminders';
import { deliveryTicks } from '../areas/trade/fulfilment/clocks';
import { payTicks } from '../areas/trade/pay/ticks';
import { quoteTicks } from '../areas/trade/quotes/clocks';
import { refundTicks } from '../areas/trade/refunds/clocks';
import { traceTicks } from '../areas/trade/traces/ticks';
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
