import { useKeptText } from '@harbor/ui/kept';
import { Button } from '@harbor/ui/kit';
import { useRef, useState } from 'react';
import { useKeys } from '../../../desk/useKeys';
import { Key } from '../../../parts/Key';
import styles from './Decision.module.css';
import { DecisionProblem } from './DecisionProblem';
import { ReasonField } from './ReasonField';
import { useCase } from './scope';
import { type Decide, useDecision } from './useDecision';

/** Something that can be done with a case by one press, with or without a reason. */
export interface Act {
  key: string;
  title: string;
  kind?: 'primary' | 'refuse' | 'plain';
  /** The key that does it. */
  hot?: 'a' | 'r' | 'm';
  /** It takes the text below, and cannot do without it. */
  reason?: boolean;
  run: (decide: Decide, reason: string) => Promise<boolean>;
}

export interface ActPanelProps {
  acts: readonly Act[];
  /** What the text is called: 发给作者. */
  label: string;
  reasons?: readonly string[];
  max?: number;
  min?: number;
  /** What to know before one decides. */
  hint?: string;
}

const empty = '现在没有可做的处理';

/** The buttons of a case, the first one filled, and the reason that some of them ask for. */
export function ActPanel({ acts, label, reasons = [], max = 200, min = 2, hint }: ActPanelProps) {
  const { queue, id, locked } = useCase();
  const decision = useDecision();
  const [reason, setReason, forget] = useKeptText(`desk:${queue.key}:${id}`);
  const [missing, setMissing] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const asks = acts.some((act) => act.reason);
  const free = !locked && !decision.busy;

  async function handle(act: Act) {
    if (!free) return;
    const text = reason.trim();
    if (act.reason && text.length < min) {
      setMissing(min > 2 ? `请至少用${min}个字说明` : '请选择或填写原因');
      field.current?.focus();
      return;
    }
    setMissing('');
    if (await act.run(decision.decide, text)) forget();
  }

  const byKey = (hot: 'a' | 'r' | 'm') => {
    const act = acts.find((one) => one.hot === hot);
    return act && (() => void handle(act));
  };
  useKeys(
    { a: byKey('a'), r: byKey('r'), m: byKey('m'), e: asks ? () => field.current?.focus() : undefined },
    free,
  );

  if (acts.length === 0) return <p className={styles.said}>{empty}</p>;
  return (
    <>
      <div className={styles.acts}>
        {acts.map((act) => (
          <Button
            key={act.key}
            kind={act.kind === 'primary' ? 'primary' : 'outline'}
            className={act.kind === 'refuse' ? styles.refuse : undefined}
            disabled={locked || decision.busy}
            onClick={() => void handle(act)}
          >
            {act.title}
            {act.hot ? <Key light={act.kind === 'primary'}>{act.hot.toUpperCase()}</Key> : null}
          </Button>
        ))}
      </div>
      <DecisionProblem decision={decision} />
      {asks ? (
        <ReasonField
          ref={field}
          label={label}
          reasons={reasons}
          value={reason}
          onChange={(next) => {
            setReason(next);
            setMissing('');
          }}
          max={max}
          error={missing || decision.fieldError('reason') || decision.fieldError('note')}
          on={!locked}
        />
      ) : null}
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </>
  );
}

/** Opens the form in which words are changed as they are let through. */
export const editAct = (open: () => void): Act => ({
  key: 'edit',
  title: '改后通过',
  hot: 'm',
  run: async () => {
    open();
    return false;
  },
});
