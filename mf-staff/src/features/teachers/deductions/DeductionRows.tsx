import type { DeskDeduction } from '@harbor/contract';
import { moneyStatus as m } from '@harbor/contract/money-status';
import { Link, notify } from '@harbor/runtime';
import { errorText, formatTime } from '@harbor/ui';
import { Button, Overlay } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { queuePath } from '../../../desk/navigation';
import { useDeductionAct } from '../../../income/calls';
import { deductionTone, yuan } from '../../../income/tones';
import { WordsField } from '../../../parts/WordsField';
import { useGuard } from '../../entry';
import styles from './DeductionsPage.module.css';

/** Takes one's own proposal back, with a reason that the teacher reads. */
function TakeBack({ one, onDone }: { one: DeskDeduction; onDone: () => void }) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  const guard = useGuard();
  const act = useDeductionAct();
  async function handle() {
    const content = words.trim();
    if (content.length < 4) return setProblem('请写明理由');
    setProblem('');
    try {
      await guard(() => act.mutateAsync({ params: { id: one.id }, body: { act: 'withdraw', content } }));
      notify.success('已撤回扣款');
      onDone();
    } catch (error) {
      setProblem(errorText(error));
    }
    return undefined;
  }
  return (
    <Overlay
      open
      onClose={onDone}
      title={`撤回扣款 ${yuan(one.amount_fen)}`}
      closeOnMask={false}
      footer={
        <Button kind="primary" loading={act.isPending} onClick={() => void handle()}>
          撤回扣款
        </Button>
      }
    >
      <WordsField label="理由（老师可见）" value={words} onChange={setWords} max={500} error={problem} />
    </Overlay>
  );
}

/** Deductions one below the other. */
export function DeductionRows({ rows }: { rows: readonly DeskDeduction[] }) {
  const [taken, setTaken] = useState<DeskDeduction>();
  return (
    <>
      <ul className={styles.rows} aria-label="扣款">
        {rows.map((one) => (
          <li key={one.id}>
            <div className={styles.line}>
              <b>
                {one.reason_text} {yuan(one.amount_fen)}
              </b>
              <Tag tone={deductionTone(one.status)}>{one.status_text}</Tag>
            </div>
            <p>
              {one.teacher.name} · {one.order.title} · {one.order.order_no} · {one.rule}
              {one.formula ? ` · ${one.formula}` : ''}
            </p>
            <p>
              {one.proposed_by} {formatTime(one.proposed_at)} 提出：{one.content}
            </p>
            {one.answer ? <p>老师：{one.answer}</p> : null}
            {one.review ? <p>处理意见：{one.review}</p> : null}
            {one.status === m.deducting ? <p>答复期限 {formatTime(one.answer_due_at)}</p> : null}
            <span className={styles.acts}>
              {one.acts.includes('uphold') ? (
                <Link to={queuePath('deduction', `?tab=review&case=${one.id}`)}>去复核</Link>
              ) : null}
              {one.acts.includes('withdraw') ? (
                <button type="button" onClick={() => setTaken(one)}>
                  撤回
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {taken ? <TakeBack one={taken} onDone={() => setTaken(undefined)} /> : null}
    </>
  );
}
