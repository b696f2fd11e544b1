import type { Tick } from '../../../jobs/define';
import { proveReleases } from './health/good';
import { collectGarbage } from './publish/collect';

/** What recurs for releases. */
export const platformTicks: Tick[] = [proveReleases, collectGarbage];
