import type { Tick } from '../../../jobs/define';
import { vaultTick } from '../../trade/vault/ticks';
import { collectFiles } from './collect';

/** What recurs for private files. */
export const fileTicks: Tick[] = [collectFiles, vaultTick];
