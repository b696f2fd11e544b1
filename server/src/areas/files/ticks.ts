import type { Tick } from '../../jobs/define';
import { collectFiles } from './collect';
import { vaultTick } from './vault/ticks';

/** What recurs for private files. */
export const fileTicks: Tick[] = [collectFiles, vaultTick];
