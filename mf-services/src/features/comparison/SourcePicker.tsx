import type { ComparisonSource } from '@harbor/contract';
import { Bone } from '@harbor/ui';
import styles from './Comparison.module.css';
import type { Pair } from './queries';

interface SourcePickerProps {
  sources: ComparisonSource[];
  pair: Pair;
  onChange: (pair: Pair) => void;
}

/** Which text is held against which. */
export function SourcePicker({ sources, pair, onChange }: SourcePickerProps) {
  const side = (name: keyof Pair, label: string) => (
    <label>
      {label}
      <select value={pair[name]} onChange={({ target }) => onChange({ ...pair, [name]: target.value })}>
        {sources.map((one) => (
          <option
            key={one.file_id}
            value={one.file_id}
            disabled={one.file_id === pair[name === 'left' ? 'right' : 'left']}
          >
            {one.label}：{one.name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.pick}>
      {side('left', '修改前')}
      {side('right', '修改后')}
    </div>
  );
}

/** Keeps the room of the picker and of the counts beneath it. */
export function PickerSkeleton() {
  return (
    <div className={styles.pick} aria-hidden="true">
      <Bone height={68} />
      <Bone height={68} />
    </div>
  );
}
