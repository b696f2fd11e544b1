import type { JournalDetail } from '@harbor/contract';
import { laidOf } from '../../journals/laid';
import type { Laid } from '../../journals/tray';
import { bestQuartile, editionsOf, numberOf, shownAtFirst, valuesOf } from './editions';

/** A journal as it lies in the tray, by the editions that are shown at first. */
export function laidOfDetail(journal: JournalDetail): Laid {
  const of = (kind: 'partition' | 'citation' | 'cn') => shownAtFirst(editionsOf(journal.metrics, kind));
  const [partition, citation, cn] = [of('partition'), of('citation'), of('cn')];
  const major = partition && valuesOf(partition, 'major')[0];
  return laidOf({
    ...journal,
    partition: partition ? { tier: major?.value ?? null, subject: major?.subject ?? '', top: false } : null,
    citation: citation ? { if: numberOf(citation, 'if'), quartile: bestQuartile(citation) } : null,
    cn_factor: cn ? { cif: numberOf(cn, 'cif'), zif: numberOf(cn, 'zif') } : null,
  });
}
