import type { DataOf } from '@harbor/contract';
import { hallGroupNames, hallGroups } from '@harbor/contract/hall-groups';
import { RefreshCw } from 'lucide-react';
import styles from './HallFilters.module.css';
import { dayChoices, type HallPlace, sorts } from './place';

interface HallFiltersProps {
  place: HallPlace;
  go: (part: Partial<HallPlace>) => void;
  numbers: DataOf<'GET /wait_take/num'>['hall'] | undefined;
  busy: boolean;
  onRefresh: () => void;
}

/** Which orders of the hall are shown, each choice with how many there are. */
export function HallFilters({ place, go, numbers, busy, onRefresh }: HallFiltersProps) {
  const chips = [
    {
      key: 'matched',
      label: '匹配我的学科',
      count: numbers?.matched,
      on: place.scope === 'matched' && !place.group && !place.trial,
      part: { scope: 'matched', group: undefined, trial: undefined },
    },
    {
      key: 'all',
      label: '全部可接',
      count: numbers?.all,
      on: place.scope === 'all' && !place.group && !place.trial,
      part: { scope: 'all', group: undefined, trial: undefined },
    },
    ...hallGroupNames.map((group) => ({
      key: group,
      label: hallGroups[group].title,
      count: numbers?.groups[group],
      on: place.group === group,
      part: { group: place.group === group ? undefined : group },
    })),
    {
      key: 'none',
      label: '无需试做',
      count: numbers?.no_trial,
      on: place.trial === 'none',
      part: { trial: place.trial ? undefined : 'none' },
    },
  ] as const;
  return (
    <div className={styles.row}>
      <fieldset className={styles.chips} aria-label="筛选">
        {chips.map(({ key, label, count, on, part }) => (
          <button
            key={key}
            type="button"
            className={styles.chip}
            aria-pressed={on}
            onClick={() => go(part as Partial<HallPlace>)}
          >
            {label}
            {count === undefined ? null : <small>{count}</small>}
          </button>
        ))}
      </fieldset>
      <div className={styles.choices}>
        <select
          aria-label="交付天数"
          value={place.days ?? ''}
          onChange={({ target }) => go({ days: (target.value || undefined) as HallPlace['days'] })}
        >
          {dayChoices.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <select
          aria-label="排序"
          value={place.sort}
          onChange={({ target }) => go({ sort: target.value as HallPlace['sort'] })}
        >
          {sorts.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" className={styles.refresh} aria-busy={busy} onClick={onRefresh}>
          <RefreshCw size={15} aria-hidden />
          刷新
        </button>
      </div>
    </div>
  );
}
