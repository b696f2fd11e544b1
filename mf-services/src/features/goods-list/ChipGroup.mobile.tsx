import styles from './ChipGroup.mobile.module.css';

interface Chip {
  label: string;
  count: number;
  chosen: boolean;
  onToggle: (on: boolean) => void;
}

interface ChipGroupProps {
  title: string;
  chips: Chip[];
}

export function ChipGroup({ title, chips }: ChipGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.chips}>
        {chips.map(({ label, count, chosen, onToggle }) => (
          <button
            key={label}
            type="button"
            className={chosen ? styles.on : undefined}
            aria-pressed={chosen}
            disabled={count === 0 && !chosen}
            onClick={() => onToggle(!chosen)}
          >
            {label} <small>{count}</small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
