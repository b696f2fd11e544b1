import type { ReleasedRemote } from '@harbor/contract';
import { errorText } from '@harbor/ui';
import { Button, Sheet } from '@harbor/ui/mobile';
import { useId } from 'react';
import styles from './ChangeSheet.mobile.module.css';
import { stateText } from './change';
import { changeWords, useChangeForm, type Wish } from './useChangeForm';

export interface ChangeSheetProps {
  wish: Wish;
  /** The part as it is now; it may change while the sheet is open. */
  remote: ReleasedRemote;
  onClose: () => void;
}

const shares = [1, 5, 10, 25, 50, 100];

/** Asks before a channel is moved; the same rules as on the desktop, from below. */
export function ChangeSheet({ wish, remote, onClose }: ChangeSheetProps) {
  const form = useChangeForm(wish, remote, onClose);
  const id = useId();
  const words = changeWords[wish.kind];
  const { seen, stale, problem, pending } = form;
  return (
    <Sheet
      open
      onClose={() => !pending && onClose()}
      closeOnMask={!pending}
      title={`${words.title} · ${remote.remote}`}
      footer={
        <Button
          block
          className={words.danger ? styles.danger : ''}
          kind={words.danger ? 'outline' : 'primary'}
          disabled={form.obstacle !== undefined || stale}
          loading={pending}
          onClick={form.confirm}
        >
          {words.confirm}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.state}>现在：{stateText(seen)}</p>
        {wish.kind === 'stop' ? null : (
          <label className={styles.field} htmlFor={`${id}-version`}>
            {wish.kind === 'canary' ? '灰度版本' : '目标版本'}
            <select
              id={`${id}-version`}
              value={form.version ?? ''}
              disabled={pending}
              onChange={(event) => form.setVersion(event.target.value)}
            >
              {form.choices.includes(form.version ?? '') ? null : (
                <option value={form.version ?? ''}>{form.version ?? '请选择版本'}</option>
              )}
              {form.choices.map((version) => (
                <option key={version}>{version}</option>
              ))}
            </select>
          </label>
        )}
        {wish.kind === 'canary' ? (
          <div className={styles.field}>
            <label htmlFor={`${id}-share`}>灰度比例（%）</label>
            <input
              id={`${id}-share`}
              type="number"
              inputMode="decimal"
              min={0.01}
              max={100}
              value={form.share}
              disabled={pending}
              onChange={(event) => form.setShare(Number(event.target.value))}
            />
            <div className={styles.shares}>
              {shares.map((share) => (
                <button
                  key={share}
                  type="button"
                  aria-pressed={form.share === share}
                  className={form.share === share ? styles.chosen : styles.share}
                  onClick={() => form.setShare(share)}
                >
                  {share}%
                </button>
              ))}
            </div>
          </div>
        ) : null}
        <label className={styles.field} htmlFor={`${id}-reason`}>
          原因（选填，写入变更记录）
          <input
            id={`${id}-reason`}
            value={form.reason}
            maxLength={200}
            disabled={pending}
            onChange={(event) => form.setReason(event.target.value)}
          />
        </label>
        {form.warning ? <p className={styles.warning}>{form.warning}</p> : null}
        {form.obstacle && !stale ? <p className={styles.warning}>{form.obstacle}</p> : null}
        {stale ? (
          <div className={styles.stale} role="alert">
            <p>
              {remote.moved_by} 刚刚变更了通道，您的操作没有执行。现在：{stateText(remote)}。
            </p>
            <Button kind="outline" size="s" onClick={form.acceptNewState}>
              按新状态继续
            </Button>
          </div>
        ) : null}
        {problem && !stale ? (
          <p className={styles.problem} role="alert">
            {errorText(problem)}
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}
