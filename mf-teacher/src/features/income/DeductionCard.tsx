import type { IncomeDeduction } from '@harbor/contract';
import { moneyStatus } from '@harbor/contract/money-status';
import { type ApiError, notify, viewTime } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { Button, Field, Overlay } from '@harbor/ui/kit';
import { Clock, Scale } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './DeductionCard.module.css';
import { shortMoment, timeLeft, withSign } from './money';
import { useAnswer } from './queries';

/** The moment, again every half minute: time left follows it. */
function useNow(): number {
  const [now, setNow] = useState(viewTime);
  useEffect(() => {
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(clock);
  }, []);
  return now;
}

/** What the team wants to keep, on what it rests, and the teacher's answer. */
export function DeductionCard({ deduction }: { deduction: IncomeDeduction }) {
  const { id, amount_fen, order, evidence, formula, content, status } = deduction;
  const now = useNow();
  const [refusing, setRefusing] = useState(false);
  const [accepting, setAccepting] = useState(false);
  const [words, setWords, clear] = useKeptText(`deduction:${id}`);
  const [problem, setProblem] = useState('');
  const answer = useAnswer({
    onSuccess({ status_text }) {
      clear();
      setRefusing(false);
      setAccepting(false);
      notify.success(`已答复：${status_text}`);
    },
    onError: (error: ApiError) => setProblem(error.fieldError('content') ?? errorText(error)),
  });
  const open = status === moneyStatus.deducting;
  const left = timeLeft(deduction.answer_due_at, now);

  function handleRefuse() {
    const said = words.trim();
    if (said.length < 4) return setProblem('请说明不接受的理由');
    setProblem('');
    return answer.mutate({ params: { id }, body: { answer: 'refuse', content: said } });
  }

  return (
    <section className={styles.card} aria-label={`扣款 ${withSign(amount_fen)}`}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <Scale size={20} aria-hidden />
        </span>
        <div>
          <h2>
            {open
              ? `平台提出扣款 ${withSign(amount_fen)}，请您答复`
              : `扣款 ${withSign(amount_fen)} 正在复核`}
          </h2>
          <p>
            {order.title} · 提出人 审核员 {deduction.proposed_by} · {shortMoment(deduction.proposed_at)}
          </p>
        </div>
        {open ? (
          <span className={styles.left}>
            <Clock size={15} aria-hidden /> {left ? `剩 ${left}` : '答复时间已过'}
          </span>
        ) : null}
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>原因</dt>
          <dd>
            {deduction.reason_text}：{content}
          </dd>
        </div>
        {formula ? (
          <div>
            <dt>算法</dt>
            <dd>{formula}</dd>
          </div>
        ) : null}
        <div>
          <dt>依据</dt>
          <dd>{deduction.rule}</dd>
        </div>
        {evidence.length > 0 ? (
          <div>
            <dt>证据</dt>
            <dd>
              {evidence.map((one) => (
                <span key={one.title} className={styles.evidence}>
                  {one.title}
                  {one.text ? `：${one.text}` : ''}
                </span>
              ))}
            </dd>
          </div>
        ) : null}
        {open ? null : (
          <div>
            <dt>您的说明</dt>
            <dd>{deduction.answer}</dd>
          </div>
        )}
      </dl>
      <footer className={styles.foot}>
        <p>
          {open ? '不接受时由另一位审核员复核；到期未答复视为接受' : '由提出人以外的审核员决定，结果会通知您'}
        </p>
        {open ? (
          <span className={styles.acts}>
            <Button onClick={() => setRefusing(true)} disabled={!left}>
              不接受并说明
            </Button>
            <Button kind="soft" onClick={() => setAccepting(true)} disabled={!left}>
              接受扣款
            </Button>
          </span>
        ) : null}
      </footer>
      <Overlay
        open={refusing}
        onClose={() => setRefusing(false)}
        title="不接受这笔扣款"
        closeOnMask={false}
        footer={
          <Button kind="primary" size="l" block loading={answer.isPending} onClick={handleRefuse}>
            提交给另一位审核员
          </Button>
        }
      >
        <Field label="理由" extra={`${words.length} / 500`} error={problem}>
          {(control) => (
            <textarea
              {...control}
              className={styles.words}
              rows={5}
              maxLength={500}
              value={words}
              placeholder="写明经过和依据，例如客户同意延期的沟通记录"
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      </Overlay>
      <Overlay
        open={accepting}
        onClose={() => setAccepting(false)}
        title={`接受扣款 ${withSign(amount_fen)}？`}
        footer={
          <Button
            kind="primary"
            size="l"
            block
            loading={answer.isPending}
            onClick={() => answer.mutate({ params: { id }, body: { answer: 'accept' } })}
          >
            接受扣款
          </Button>
        }
      >
        <p>接受后从这笔收入中扣除，余款随即可以提现；接受后不能再改。</p>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </Overlay>
    </section>
  );
}
