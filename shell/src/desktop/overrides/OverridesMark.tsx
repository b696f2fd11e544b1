import { Button } from 'antd';
import { FlaskConical } from 'lucide-react';
import { overriddenParts, useOverridesPanel } from '../../overrides/state';
import { useOverrides } from '../../overrides/useOverrides';
import { overrideWords } from '../../overrides/words';
import styles from './OverridesMark.module.css';

/** Says on every page that it is not the one that others see, and ends that with one click. */
export function OverridesMark() {
  const open = useOverridesPanel();
  const { restore, busy, problem } = useOverrides(false);
  return (
    <aside className={styles.mark} aria-label="版本替换提示">
      <FlaskConical size={16} aria-hidden />
      <p className={styles.text}>
        {problem ? problem.msg : `本浏览器已替换 ${overriddenParts().join('、')}，与其他访客看到的不同`}
      </p>
      <Button size="small" onClick={open} disabled={busy}>
        查看
      </Button>
      <Button size="small" type="primary" onClick={() => restore()} loading={busy}>
        {overrideWords.restoreAll}
      </Button>
    </aside>
  );
}

export default OverridesMark;
