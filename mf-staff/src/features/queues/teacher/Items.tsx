import type { DeskTeacherApplication } from '@harbor/contract';
import { ApiError, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { useGuard } from '../../entry';
import { LineField } from '../parts/LineField';
import { Pills } from '../parts/Pills';
import { useJudge, useRevealNumber } from '../queries';
import styles from './Teacher.module.css';

type Item = DeskTeacherApplication['items'][number];

const results = [
  [1, '通过'],
  [2, '需补充'],
] as const;

function Judged({
  item,
  application,
  mine,
}: {
  item: Item;
  application: DeskTeacherApplication;
  mine: boolean;
}) {
  const judge = useJudge();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState(item.reason);
  const [problem, setProblem] = useState('');

  async function give(result: 0 | 1 | 2) {
    setProblem('');
    try {
      await judge.mutateAsync({
        params: { id: application.id },
        body: { item: item.key as never, result, ...(result === 2 && { reason: reason.trim() }) },
      });
      setAsking(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(errorText(error));
    }
  }

  const decided = item.result === 2 && !asking;
  return (
    <div className={styles.item}>
      <span className={styles.label}>{item.label}</span>
      <span className={styles.value}>
        {item.value || (item.files.length > 0 ? `${item.files.length} 份` : '没有提供')}
        {item.hint ? <span className={styles.hint}> {item.hint}</span> : null}
        {decided ? <span className={styles.hint}> {item.reason}</span> : null}
      </span>
      {mine ? (
        <Pills
          label={`${item.label}的判定`}
          options={results.map(([value, text]) => [String(value), text] as const)}
          value={asking ? '2' : String(item.result)}
          onChange={(value) => {
            if (value === '2') setAsking(true);
            else void give(item.result === 1 ? 0 : 1);
          }}
        />
      ) : (
        <span>{item.result === 1 ? '通过' : item.result === 2 ? '需补充' : '未判定'}</span>
      )}
      {asking ? (
        <div className={styles.reason}>
          <LineField
            label={`${item.label}要补充什么（申请人可见）`}
            max={300}
            value={reason}
            onChange={setReason}
            error={problem}
          />
          <Button kind="primary" loading={judge.isPending} onClick={() => void give(2)}>
            记下
          </Button>
          <Button kind="outline" onClick={() => setAsking(false)}>
            取消
          </Button>
        </div>
      ) : null}
      {!asking && problem ? (
        <p className={styles.hint} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** The number of the identity document: masked, and for half a minute whole. */
function RevealNumber({ application }: { application: DeskTeacherApplication }) {
  const reveal = useRevealNumber();
  const guard = useGuard();
  const [number, setNumber] = useState('');

  async function show() {
    await guard(async () => {
      const shown = await reveal.mutateAsync({ params: { id: application.id }, body: { why: '核对校验位' } });
      setNumber(shown.number);
      setTimeout(() => setNumber(''), shown.shown_for * 1000);
    }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      notify.warning(errorText(error));
    });
  }

  return (
    <div className={styles.item}>
      <span className={styles.label}>完整号码</span>
      <span className={styles.value}>{number || '显示 30 秒，申请人可见这次查看'}</span>
      <Button kind="outline" loading={reveal.isPending} disabled={number !== ''} onClick={() => void show()}>
        显示
      </Button>
    </div>
  );
}

/** What was filled in and handed in, each with its judgement. */
export function Items({ application, mine }: { application: DeskTeacherApplication; mine: boolean }) {
  const { counts, items } = application;
  return (
    <Card
      title="逐项核对"
      note={`${counts.passed} 通过 · ${counts.wanted} 需补充 · ${counts.open} 未判定`}
      flush
    >
      {items.map((item) => (
        <Judged key={`${item.key}${item.result}`} item={item} application={application} mine={mine} />
      ))}
      {mine ? <RevealNumber application={application} /> : null}
    </Card>
  );
}
