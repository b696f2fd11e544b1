import type { TagTone } from '@harbor/ui/tag';

/** Accounts that their owner cannot enter. */
export const frozen = 2;

/** Colours of the states of accounts. */
export const tones: Record<number, TagTone> = { 1: 'accent', 2: 'alert', 3: 'gold' };
