import type { DeskQueue } from '@harbor/contract';
import { ApiError, notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Overlay } from '@harbor/ui/kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useGuard } from '../entry';
import styles from './CaseList.module.css';
import { ReasonField } from './parts/ReasonField';
import { useBatch } from './queries';

type Given = DeskQueue['batch'][number];

export interface BatchProps {
  queue: DeskQueue;
  ids: readonly number[];
  /** Of a case, for those that could not be done. */
  titleOf: (id: number) => string;
  onClear: () => void;
  /** These are done. */
  onDone: (ids: number[], said: string) => void;
}

/** What the cases that are ticked can be given at once. */
export function Batch({ queue, ids, titleOf, onClear, onDone }: BatchProps) {
  const [asking, setAsking] = useState<Given>();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [failed, setFailed] = useState<{ id: number; title: string; message: string }[]>([]);
  const { keyFor, forget } = useIntention();
  const batch = useBatch();
  const guard = useGuard();

  async function give(act: Given) {
    const text = reason.trim();
    if (act.needs_reason && text.length < 2) {
      setProblem('请选择或填写原因');
      return;
    }
    const body = { action: act.key, ids: [...ids], reason: act.needs_reason ? text : undefined };
    const send = () =>
      batch.mutateAsync({ params: { queue: queue.key }, body, idempotencyKey: keyFor(body) });
    try {
      const { results } = await guard(send);
      forget();
      const done = results.filter((one) => one.done).map(({ id }) => id);
      setFailed(
        results.filter((one) => !one.done).map(({ id, message }) => ({ id, title: titleOf(id), message })),
      );
      setAsking(undefined);
      setReason('');
      onDone(done, `${act.title} ${done.length} 项`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asking) setProblem(errorText(error));
      else notify.error(errorText(error));
    }
  }

  return (
    <>
      {ids.length > 0 ? (
        <section className={styles.batch} aria-label="批量处理">
          <span>已选 {ids.length} 项</span>
          {queue.batch.map((act) => (
            <button
              key={act.key}
              type="button"
              disabled={batch.isPending}
              onClick={() => {
                setProblem('');
                if (act.needs_reason) setAsking(act);
                else void give(act);
              }}
            >
              {act.title}
            </button>
          ))}
          <button type="button" aria-label="取消选择" onClick={onClear}>
            <X size={16} aria-hidden />
          </button>
        </section>
      ) : null}
      <Overlay
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={`${asking?.title ?? ''} ${ids.length} 项`}
        closeOnMask={false}
        footer={
          <>
            <Button onClick={() => setAsking(undefined)}>取消</Button>
            <Button kind="primary" loading={batch.isPending} onClick={() => asking && void give(asking)}>
              {asking?.title}
            </Button>
          </>
        }
      >
        <ReasonField
          label="原因（会告知对方）"
          reasons={queue.reasons}
          value={reason}
          onChange={setReason}
          max={200}
          error={problem}
        />
      </Overlay>
      <Overlay
        open={failed.length > 0}
        onClose={() => setFailed([])}
        title={`${failed.length} 项没有处理`}
        footer={
          <Button kind="primary" onClick={() => setFailed([])}>
            知道了
          </Button>
        }
      >
        <ul>
          {failed.map(({ id, title, message }) => (
            <li key={id}>
              <b>{title}</b>：{message}
            </li>
          ))}
        </ul>
      </Overlay>
    </>
  );
}
