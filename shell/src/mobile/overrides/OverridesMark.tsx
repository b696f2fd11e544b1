import { FlaskConical } from 'lucide-react';
import { overriddenParts, useOverridesPanel } from '../../overrides/state';
import { useOverrides } from '../../overrides/useOverrides';
import { overrideWords } from '../../overrides/words';
import styles from './OverridesMark.module.css';

/** Says on every page that it is not the one that others see, and ends that with one tap. */
export function OverridesMark() {
  const open = useOverridesPanel();
  const { restore, busy, problem } = useOverrides(false);
  return (
    <aside className={styles.mark} aria-label="版本替换提示">
      <button type="button" className={styles.open} onClick={open} disabled={busy}>
        <FlaskConical size={15} aria-hidden />
        {problem ? problem.msg : `已替换 ${overriddenParts().join('、')}`}
      </button>
      <button type="button" className={styles.end} onClick={() => restore()} disabled={busy}>
        {busy ? '正在恢复' : overrideWords.restoreAll}
      </button>
    </aside>
  );
}

export default OverridesMark;
