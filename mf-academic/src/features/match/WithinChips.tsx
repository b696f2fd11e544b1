import type { DataOf } from '@harbor/contract';
import { type JournalFacet, noWarning } from '@harbor/contract/journal-facets';
import type { Within } from './useMatching';
import styles from './WithinChips.module.css';

interface WithinChipsProps {
  /** What can be chosen; not known at first. */
  facets: DataOf<'GET /condition'>['facets'] | undefined;
  within: Within;
  onChange: (within: Within) => void;
}

const rows: readonly { key: JournalFacet; title: string }[] = [
  { key: 'indexed', title: '收录' },
  { key: 'tier', title: '分区' },
];

/** Which journals a text is held against: all, unless something is chosen. */
export function WithinChips({ facets, within, onChange }: WithinChipsProps) {
  const toggle = (key: JournalFacet, value: string) => {
    const values = within[key] ?? [];
    const on = values.includes(value);
    onChange({ ...within, [key]: on ? values.filter((one) => one !== value) : [...values, value] });
  };
  const chip = (key: JournalFacet, value: string, label: string) => {
    const on = within[key]?.includes(value) ?? false;
    return (
      <button
        key={`${key}:${value}`}
        type="button"
        className={on ? styles.on : styles.chip}
        aria-pressed={on}
        onClick={() => toggle(key, value)}
      >
        {label}
      </button>
    );
  };
  return (
    <div>
      <p className={styles.legend}>只在这些刊物里找（可不选）</p>
      {rows.map(({ key, title }) => {
        const values = facets?.find((facet) => facet.key === key)?.values ?? [];
        return (
          <fieldset key={key} className={styles.row} aria-label={title}>
            <span className={styles.name}>{title}</span>
            <span className={styles.values}>{values.map(({ value, label }) => chip(key, value, label))}</span>
          </fieldset>
        );
      })}
      <fieldset className={styles.row} aria-label="其他">
        <span className={styles.name}>其他</span>
        <span className={styles.values}>
          {chip('oa', 'yes', '开放获取')}
          {chip('warning', noWarning, '无预警记录')}
        </span>
      </fieldset>
    </div>
  );
}
