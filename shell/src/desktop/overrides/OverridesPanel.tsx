import { Bone, errorText, Waiting } from '@harbor/ui';
import { ErrorBlock } from '@harbor/ui/desktop';
import { Alert, Button, Drawer } from 'antd';
import { useOverridesOpen } from '../../overrides/state';
import { useOverrides } from '../../overrides/useOverrides';
import { shortcutText } from '../../overrides/useShortcut';
import { overrideWords } from '../../overrides/words';
import styles from './OverridesPanel.module.css';
import { PartRow } from './PartRow';

/** The releases of this page, each with why, and the way to another one. */
export function OverridesPanel() {
  const [open, setOpen] = useOverridesOpen();
  const overrides = useOverrides(open);
  const { parts, error, problem, busy } = overrides;
  const replaced = parts?.some(({ channel }) => channel === 'override') ?? false;
  return (
    <Drawer
      open={open}
      onClose={() => setOpen(false)}
      title={overrideWords.title}
      size={480}
      footer={
        <div className={styles.foot}>
          <span className={styles.hint}>快捷键 {shortcutText}</span>
          <Button disabled={!replaced || busy} onClick={() => overrides.restore()}>
            {overrideWords.restoreAll}
          </Button>
        </div>
      }
    >
      <p className={styles.lead}>{overrides.maySwap ? overrideWords.lead : overrideWords.leadOfGuests}</p>
      {problem ? <Alert type="error" showIcon title={errorText(problem)} className={styles.problem} /> : null}
      {!parts && !error ? (
        <Waiting>
          {[0, 1, 2].map((n) => (
            <div key={n} className={styles.bone}>
              <Bone height={92} radius={12} />
            </div>
          ))}
        </Waiting>
      ) : null}
      {!parts && error ? (
        <ErrorBlock compact error={error} title="版本信息没有加载出来" onRetry={overrides.retry} />
      ) : null}
      <ul className={styles.parts}>
        {parts?.map((part) => (
          <PartRow key={part.remote} part={part} overrides={overrides} />
        ))}
      </ul>
    </Drawer>
  );
}

export default OverridesPanel;
