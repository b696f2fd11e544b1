import type { Tick } from '../../../jobs/define';
import { goOnTelling } from './telling/steps';

/** What recurs for the alerts. */
export const alertTicks: Tick[] = [{ name: 'journals.alert', everySeconds: 10, run: goOnTelling }];
