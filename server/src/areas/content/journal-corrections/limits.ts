import { correctionRules } from '@harbor/contract/journal-correction';
import type { Quota } from '../../../settings/limits';

/** Numbers of corrections that pages do not say. */
export const correctionLimits = { perPage: 20 };

/** How often a member points out mistakes of journals; the same everywhere. */
export const correctionQuotas: Quota[] = [{ limit: correctionRules.perDay, seconds: 86_400 }];
