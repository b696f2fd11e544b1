import type { DraftVersion } from '../useInitialDraft';
import styles from './VersionChoice.module.css';

interface VersionChoiceProps {
  other: DraftVersion;
  onChoose: (takeOther: boolean) => void;
}

/** Two versions of the text were written apart from each other: the author says which one stays. */
export function VersionChoice({ other, onChoose }: VersionChoiceProps) {
  return (
    <div className={styles.choice} role="alert">
      <p>
        <b>另有一份没有合并的草稿</b>
        {other.content.title ? `：《${other.content.title}》` : '。'}
        请选择保留哪一份，另一份将被替换。
      </p>
      <button type="button" onClick={() => onChoose(false)}>
        保留现在这份
      </button>
      <button type="button" onClick={() => onChoose(true)}>
        改用另一份
      </button>
    </div>
  );
}
