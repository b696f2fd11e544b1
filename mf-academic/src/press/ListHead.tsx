import type { DataOf } from '@harbor/contract';
import { Tabs } from '@harbor/ui/kit';
import styles from './ListHead.module.css';
import { listTypes, type Place, placePath, typeLabel } from './place';
import { Sorts } from './Sorts';

type Counts = DataOf<'GET /press/list'>['counts'];

export interface ListHeadProps {
  /** Address of the page. */
  base: string;
  place: Place;
  /** How many there are of each kind; undefined while unknown. */
  counts: Counts | undefined;
  /** On the phone: what is new today. */
  today?: number | undefined;
}

const inOrder = ['all', 'news', 'guide', 'special', 'brief'] as const;

/** Kinds with their numbers, as tabs, and the orders of a list. */
export function ListHead({ base, place, counts }: ListHeadProps) {
  const { sort = '1', type = '0' } = place;
  const to = (part: Place) => placePath(base, { ...place, page: undefined, ...part });
  return (
    <div className={styles.head}>
      <Tabs
        bare
        label="类型"
        current={type}
        tabs={listTypes.map((key, n) => ({
          key,
          label: typeLabel(key),
          to: to({ type: key }),
          ...(counts && { count: counts[inOrder[n] ?? 'all'] }),
        }))}
      />
      <Sorts current={sort} to={(key) => to({ sort: key })} />
    </div>
  );
}
