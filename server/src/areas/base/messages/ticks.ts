import type { Tick } from '../../../jobs/define';
import { purgeMessages } from './purge';
import { messageSms } from './sms';

/** What recurs for messages. */
export const messageTicks: Tick[] = [messageSms, purgeMessages];
