import { useUnsavedGuard } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Leaving } from '../../../parts/Leaving';
import styles from './Decision.module.css';
import { DecisionProblem } from './DecisionProblem';
import { useCase } from './scope';
import type { Decision } from './useDecision';

export interface EditFrameProps {
  decision: Decision;
  /** Something was changed and is not sent. */
  changed: boolean;
  children: ReactNode;
  onSend: () => void;
  onCancel: () => void;
}

/** Changing somebody's words as they are let through: what is changed, what becomes of it, and the way back. */
export function EditFrame({ decision, changed, children, onSend, onCancel }: EditFrameProps) {
  const { locked } = useCase();
  const guard = useUnsavedGuard(changed && !decision.busy);
  const form = useRef<HTMLFormElement>(null);
  // Opened by a key: whoever pressed it goes on with the keys.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!locked && changed) onSend();
      }}
    >
      {children}
      <p className={styles.hint}>作者的原文会保留，改动会在通知里告诉作者。</p>
      <DecisionProblem decision={decision} />
      <div className={styles.acts}>
        <Button kind="primary" type="submit" disabled={locked || !changed} loading={decision.busy}>
          修改并通过
        </Button>
        <Button kind="outline" onClick={onCancel}>
          不改了
        </Button>
      </div>
      <Leaving guard={guard} text="文字改动还没有提交，离开后不会保留。" onDiscard={guard.leave} />
    </form>
  );
}
