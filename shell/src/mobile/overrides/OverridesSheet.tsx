import { Bone, errorText, Waiting } from '@harbor/ui';
import { Button, ErrorBlock, Sheet } from '@harbor/ui/mobile';
import { useOverridesOpen } from '../../overrides/state';
import { type Overrides, useOverrides } from '../../overrides/useOverrides';
import { channelNames, isLocal, overrideWords, whyText } from '../../overrides/words';
import styles from './OverridesSheet.module.css';

/** The releases of this page, each with why; swapped and restored from below. */
export function OverridesSheet() {
  const [open, setOpen] = useOverridesOpen();
  const overrides = useOverrides(open);
  const { parts, error, problem, busy } = overrides;
  const replaced = parts?.some(({ channel }) => channel === 'override') ?? false;
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={overrideWords.title}
      footer={
        <Button disabled={!replaced} loading={busy} onClick={() => overrides.restore()}>
          {overrideWords.restoreAll}
        </Button>
      }
    >
      <p className={styles.lead}>{overrides.maySwap ? overrideWords.lead : overrideWords.leadOfGuests}</p>
      {problem ? (
        <p className={styles.problem} role="alert">
          {errorText(problem)}
        </p>
      ) : null}
      {!parts && !error ? (
        <Waiting>
          <Bone height={220} radius={12} />
        </Waiting>
      ) : null}
      {!parts && error ? (
        <ErrorBlock compact error={error} title="版本信息没有加载出来" onRetry={overrides.retry} />
      ) : null}
      <ul className={styles.parts}>
        {parts?.map((part) => (
          <li key={part.remote} className={styles.part}>
            <b>{part.remote}</b>
            <p>
              {part.version}
              <span className={styles.channel}>
                {isLocal(part.entry) ? '本地构建' : channelNames[part.channel]}
              </span>
            </p>
            <p className={styles.why}>{whyText(part)}</p>
            {overrides.maySwap ? (
              <Swap remote={part.remote} version={part.version} overrides={overrides} />
            ) : null}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface SwapProps {
  remote: string;
  version: string;
  overrides: Overrides;
}

/** Another release by the phone's own picker. */
function Swap({ remote, version, overrides }: SwapProps) {
  const choices = overrides.versionsOf(remote).filter((other) => other !== version);
  if (choices.length === 0) return null;
  return (
    <select
      className={styles.select}
      aria-label={`替换 ${remote}`}
      value=""
      disabled={overrides.busy}
      onChange={(event) => overrides.swap(remote, event.target.value)}
    >
      <option value="">换成另一个版本…</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

export default OverridesSheet;
