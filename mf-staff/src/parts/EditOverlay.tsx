import { useUnsavedGuard } from '@harbor/runtime';
import { Button, Overlay } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import styles from './EditOverlay.module.css';
import { LeaveQuestion } from './LeaveQuestion';

export interface EditOverlayProps {
  title: string;
  /** Something was written that closing would lose. */
  unsaved: boolean;
  busy: boolean;
  /** What the server said that belongs to no field. */
  problem?: string;
  /** The button that writes: 保存. */
  save: string;
  onSave: () => void;
  onClose: () => void;
  /** Beside the fields on the desktop, below them on the phone: how readers will see it. */
  preview?: ReactNode;
  children: ReactNode;
}

/** A form over the page, with what readers will see of it; unsaved words are asked about before they go. */
export function EditOverlay({
  title,
  unsaved,
  busy,
  problem,
  save,
  onSave,
  onClose,
  preview,
  children,
}: EditOverlayProps) {
  const guard = useUnsavedGuard(unsaved && !busy);
  const close = () => guard.ask(onClose);
  return (
    <>
      <Overlay
        open
        onClose={close}
        title={title}
        width={preview ? 980 : 640}
        closeOnMask={false}
        footer={
          <>
            <Button disabled={busy} onClick={close}>
              取消
            </Button>
            <Button kind="primary" loading={busy} onClick={onSave}>
              {save}
            </Button>
          </>
        }
      >
        <div className={preview ? styles.both : undefined}>
          <div className={styles.fields}>
            {children}
            {problem ? (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            ) : null}
          </div>
          {preview ? (
            <section className={styles.preview} aria-label="预览">
              <p className={styles.name}>预览</p>
              {preview}
            </section>
          ) : null}
        </div>
      </Overlay>
      <LeaveQuestion
        guard={guard}
        title="放弃未保存的内容？"
        text="关闭后，刚才填写的内容不会保留。"
        onDiscard={guard.leave}
      />
    </>
  );
}
