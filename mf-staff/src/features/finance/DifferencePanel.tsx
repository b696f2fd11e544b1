import type { PaymentDifference } from '@harbor/contract';
import { type ApiError, LiveLink, notify } from '@harbor/runtime';
import { errorText, formatTime } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../parts/Card';
import { WordsField } from '../../parts/WordsField';
import styles from './FinancePage.module.css';
import { useSettle } from './queries';
import { channelNames, differenceStates, signed, yuan } from './states';

/** Settles a difference: the reason stays with it and in the log. */
function Settle({ id }: { id: number }) {
  const [note, setNote, clear] = useKeptText(`difference:${id}`);
  const [problem, setProblem] = useState('');
  const settle = useSettle({
    onSuccess() {
      clear();
      notify.success('已结清');
    },
    onError: (error: ApiError) => setProblem(error.fieldError('note') ?? errorText(error)),
  });
  function handle() {
    const text = note.trim();
    if (text.length < 2) return setProblem('请写明原因');
    setProblem('');
    return settle.mutate({ params: { id }, body: { note: text } });
  }
  return (
    <div className={styles.settle}>
      <WordsField
        label="原因"
        value={note}
        onChange={setNote}
        max={200}
        error={problem}
        placeholder="查到了什么、怎样处理的"
      />
      <Button kind="primary" loading={settle.isPending} onClick={handle}>
        标记原因并结清
      </Button>
    </div>
  );
}

export interface DifferencePanelProps {
  difference: PaymentDifference | undefined;
  maySettle: boolean;
}

/** One difference: what both sides say, what to do, and how it was settled. */
export function DifferencePanel({ difference, maySettle }: DifferencePanelProps) {
  if (!difference)
    return (
      <Card title="差异处理">
        <p className={styles.calm}>没有需要处理的差异</p>
      </Card>
    );
  const { state, order, ours_fen, theirs_fen, channel } = difference;
  const refund = difference.kind.startsWith('refund');
  const sides: [string, number][] = [
    ['平台', ours_fen],
    [`${channelNames[channel]}账单`, theirs_fen],
  ];
  return (
    <Card
      title="差异处理"
      extra={<Tag tone={differenceStates[state].tone}>{signed(difference.apart_fen)}</Tag>}
    >
      <h3 className={styles.kind}>{difference.kind_text}</h3>
      <p className={styles.which}>
        {order ? (
          <>
            订单 <LiveLink to={`/staff/queue/order?tab=all&case=${order.id}`}>{order.order_no}</LiveLink>
          </>
        ) : (
          '没有对应的订单'
        )}
      </p>
      <div className={styles.sides}>
        {sides.map(([title, fen]) => (
          <dl key={title}>
            <dt>{title}</dt>
            <dd>{fen === 0 ? <Tag tone="alert">无此笔</Tag> : `${yuan(fen)} 元`}</dd>
          </dl>
        ))}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{refund ? '退款单号' : '支付单号'}</dt>
          <dd>{difference.number}</dd>
        </div>
        {difference.transaction_id ? (
          <div>
            <dt>渠道单号</dt>
            <dd>{difference.transaction_id}</dd>
          </div>
        ) : null}
        <div>
          <dt>时间</dt>
          <dd>{difference.happened_at ? formatTime(difference.happened_at) : '未知'}</dd>
        </div>
      </dl>
      {state === 'open' ? (
        <>
          <p className={styles.advice}>
            <Info size={16} aria-hidden /> {difference.advice}
          </p>
          {maySettle ? <Settle id={difference.id} /> : null}
        </>
      ) : state === 'resolved' ? (
        <p className={styles.advice}>
          {difference.resolved_by} {formatTime(difference.resolved_at ?? '')}：{difference.note}
        </p>
      ) : (
        <p className={styles.advice}>再次对账时两边已一致</p>
      )}
    </Card>
  );
}
