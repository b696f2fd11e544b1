import { Tabs } from '@harbor/ui/kit';
import type { ListHeadProps } from './ListHead';
import styles from './ListHead.mobile.module.css';
import { listTypes, type Place, placePath, typeLabel } from './place';
import { Sorts } from './Sorts';

/** Kinds and orders of a list, on the phone. */
export function ListHead({ base, place, today }: ListHeadProps) {
  const { sort = '1', type = '0' } = place;
  const to = (part: Place) => placePath(base, { ...place, page: undefined, ...part });
  return (
    <>
      <Tabs
        label="类型"
        current={type}
        tabs={listTypes.map((key) => ({ key, label: typeLabel(key), to: to({ type: key }) }))}
      />
      <Sorts current={sort} to={(key) => to({ sort: key })}>
        {today ? <span className={styles.today}>今日 {today} 篇</span> : null}
      </Sorts>
    </>
  );
}
