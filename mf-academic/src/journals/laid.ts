import type { JournalCard } from '@harbor/contract';
import type { Laid } from './tray';
import { factor, quartile, tier, unknown } from './words';

type Shown = Pick<
  JournalCard,
  'id' | 'name' | 'name_cn' | 'subjects' | 'partition' | 'citation' | 'cn_factor'
>;

/** A journal as it lies in the tray. */
export function laidOf({ id, name, name_cn, subjects, partition, citation, cn_factor }: Shown): Laid {
  const value = citation?.if ?? cn_factor?.cif;
  const facts = [
    tier(partition?.tier),
    quartile(citation?.quartile),
    value == null ? undefined : `${citation?.if == null ? '复合IF' : 'IF'} ${factor(value)}`,
  ].filter(Boolean);
  return { id, name, name_cn, subject: subjects[0] ?? '', words: facts.join(' · ') || `指标${unknown}` };
}
