import type { IncomeWithdrawal } from '@harbor/contract';
import { ask, notify, useQuery } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Empty, ErrorBlock, ListSkeleton, Overlay } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { shortMoment, withdrawalTone, withSign } from './money';
import { PayeePick } from './PayeePick';
import { type Income, useCancel, useRetry, withdrawalsQuery } from './queries';
import { useProof } from './useProof';
import styles from './Withdrawals.module.css';

/** Names another account for what the bank did not take. */
function Retry({ one, income, onDone }: { one: IncomeWithdrawal; income: Income; onDone: () => void }) {
  const proof = useProof();
  const retry = useRetry();
  const [chosen, setChosen] = useState(income.payees.find(({ fits }) => fits)?.id);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  async function handleSubmit() {
    if (chosen === undefined) return setProblem('请选择或添加收款账户');
    setProblem('');
    setBusy(true);
    try {
      const done = await proof.guard(() =>
        retry.mutateAsync({ params: { id: one.id }, body: { payee_id: chosen } }),
      );
      if (!done) return undefined;
      notify.success('已重新提交，由财务审核');
      onDone();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  }
  return (
    <div className={styles.retry}>
      <p>
        {one.number} 应到账 {withSign(one.net_fen)}，{one.note}。
      </p>
      <PayeePick
        payees={income.payees}
        chosen={chosen}
        onChoose={setChosen}
        name={income.name}
        error={problem}
        proof={proof}
      />
      <Button kind="primary" size="l" block loading={busy} onClick={() => void handleSubmit()}>
        验证手机号并重新提交
      </Button>
      {proof.question}
    </div>
  );
}

/** Withdrawals one below the other, with what can still be done about each. */
function List({ rows, income }: { rows: readonly IncomeWithdrawal[]; income: Income }) {
  const [retried, setRetried] = useState<IncomeWithdrawal>();
  const cancel = useCancel({
    onSuccess: () => notify.success('已撤回，款项回到可提现'),
    onError: (problem) => notify.error(errorText(problem)),
  });
  const handleCancel = (one: IncomeWithdrawal) =>
    ask({
      title: `撤回提现 ${withSign(one.amount_fen)}？`,
      text: '款项回到可提现，之后可以重新申请。',
      yes: '撤回提现',
      onYes: () => cancel.mutateAsync({ params: { id: one.id } }),
    });
  return (
    <>
      <ol className={styles.list}>
        {rows.map((one) => (
          <li key={one.id} data-tone={withdrawalTone(one.status)}>
            <div className={styles.line}>
              <b>{withSign(one.amount_fen)}</b>
              <Tag tone={withdrawalTone(one.status)}>{one.status_text}</Tag>
            </div>
            <p>
              {shortMoment(one.asked_at)} {one.note}
            </p>
            <p className={styles.where}>
              {one.number} · {one.payee.title} {one.payee.account}
            </p>
            {one.actions.retry || one.actions.cancel ? (
              <span className={styles.acts}>
                {one.actions.retry ? (
                  <button type="button" onClick={() => setRetried(one)}>
                    更正收款账户
                  </button>
                ) : null}
                {one.actions.cancel ? (
                  <button type="button" onClick={() => handleCancel(one)}>
                    撤回
                  </button>
                ) : null}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <Overlay
        open={retried !== undefined}
        onClose={() => setRetried(undefined)}
        title="更正后重新打款"
        width={460}
        closeOnMask={false}
      >
        {retried ? <Retry one={retried} income={income} onDone={() => setRetried(undefined)} /> : null}
      </Overlay>
    </>
  );
}

/** All withdrawals, page after page. */
function All({ income }: { income: Income }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(withdrawalsQuery(page));
  if (!data && error)
    return <ErrorBlock compact error={error} title="提现记录没有加载出来" onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} picture={false} />;
  return (
    <>
      <List rows={data.data} income={income} />
      {data.last_page > 1 ? (
        <p className={styles.pages}>
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            上一页
          </Button>
          <span>
            {page} / {data.last_page}
          </span>
          <Button disabled={page >= data.last_page} onClick={() => setPage(page + 1)}>
            下一页
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** The last withdrawals, and the way to all of them. */
export function Withdrawals({ income }: { income: Income }) {
  const [all, setAll] = useState(false);
  return (
    <section className={styles.card} aria-label="提现记录">
      <header>
        <h2>提现记录</h2>
        {income.withdrawal_count > income.withdrawals.length ? (
          <button type="button" className={styles.all} onClick={() => setAll(true)}>
            全部 {income.withdrawal_count} 笔
          </button>
        ) : null}
      </header>
      {income.withdrawals.length > 0 ? (
        <List rows={income.withdrawals} income={income} />
      ) : (
        <Empty title="还没有提现" description="收入转为可提现后，可以在这里申请" />
      )}
      <Overlay open={all} onClose={() => setAll(false)} title="全部提现记录" width={520}>
        <All income={income} />
      </Overlay>
    </section>
  );
}
