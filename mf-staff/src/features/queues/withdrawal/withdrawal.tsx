import type { WithdrawalAct } from '@harbor/contract';
import { type PayoutFailure, payoutFailures } from '@harbor/contract/money-status';
import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { type Withdrawal, withdrawalQuery } from '../../../income/calls';
import { yuan } from '../../../income/tones';
import { Card } from '../../../parts/Card';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { LineField } from '../parts/LineField';
import { Loaded } from '../parts/Loaded';
import { Pills } from '../parts/Pills';
import { SayForm } from '../parts/SayForm';
import { useCase } from '../parts/scope';
import { Timeline } from '../parts/Timeline';
import { useDecision } from '../parts/useDecision';

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(withdrawalQuery(id))}>
      {(one) => (
        <>
          <Card
            title={`${one.teacher.name} 提现 ${yuan(one.amount_fen)}`}
            note={one.status_text}
            extra={<Tag tone={one.fits ? 'accent' : 'alert'}>{one.fits ? '户名一致' : '户名不符'}</Tag>}
          >
            <Facts
              rows={[
                ['编号', one.number],
                ['代扣税', `${yuan(one.tax_fen)}${one.formula ? `（${one.formula}）` : ''}`],
                ['实付', yuan(one.net_fen)],
                ['收款账户', `${one.payee.name} ${one.payee.title} ${one.payee.account}`],
                ['老师', `${one.teacher.name} · ${one.teacher.level_text}`],
                ['申请', formatTime(one.asked_at)],
                ['期限', one.due_at ? formatTime(one.due_at) : ''],
                ['审核', one.checked_by],
                ['复核', one.approved_by],
                ['打款文件', one.batch],
                ['说明', one.note],
                ['待抵扣', one.debt_fen > 0 ? yuan(one.debt_fen) : ''],
              ]}
            />
            {one.held ? <p className={styles.alarm}>{one.held}，暂不能继续</p> : null}
          </Card>
          <Card title="来自这些订单" note={`${one.parts.length} 笔`}>
            <ul className={styles.rows}>
              {one.parts.map((part) => (
                <li key={part.settlement_id}>
                  {part.title} · {part.order_no} · {yuan(part.fen)}
                </li>
              ))}
            </ul>
          </Card>
          <Card title="经过">
            <Timeline
              lines={one.timeline.map(({ title, by, content, at }) => ({
                title,
                actor: by,
                note: content,
                at,
              }))}
            />
          </Card>
        </>
      )}
    </Loaded>
  );
}

const titles: Record<WithdrawalAct, string> = {
  check: '审核通过',
  return: '退回审核',
  approve: '复核通过',
  refuse: '退回给老师',
  paid: '登记已打款',
  failed: '登记打款失败',
  repay: '原账户重新打款',
};

const failures = Object.entries(payoutFailures) as [PayoutFailure, string][];

function Form({ one }: { one: Withdrawal }) {
  const { id, locked } = useCase();
  const [chosen, setChosen] = useState<WithdrawalAct>();
  const [reference, setReference] = useState('');
  const [failure, setFailure] = useState<PayoutFailure>('name');
  const [missing, setMissing] = useState('');
  const decision = useDecision();
  const act = chosen && one.acts.includes(chosen) ? chosen : one.acts[0];
  if (!act) return <p className={decisions.said}>现在没有可做的处理</p>;
  const said = { said: `${titles[act]}：${one.number}` };
  const plain = act === 'check' || act === 'approve' || act === 'repay';

  function handle() {
    if (!act || locked || decision.busy) return;
    if (act === 'paid' && reference.trim().length < 4) {
      setMissing('请填写银行流水号');
      return;
    }
    setMissing('');
    void decision.decide(
      'POST /staff/withdrawal/act/:id',
      {
        params: { id },
        body: {
          act,
          ...(act === 'paid' && { reference: reference.trim() }),
          ...(act === 'failed' && { failure }),
        },
      },
      said,
    );
  }

  return (
    <>
      <Pills
        label="怎样处理"
        options={one.acts.map((key) => [key, titles[key]] as const)}
        value={act}
        onChange={setChosen}
      />
      {act === 'return' || act === 'refuse' ? (
        <SayForm
          key={act}
          name={act}
          label={act === 'refuse' ? '原因（老师可见）' : '原因'}
          button={titles[act]}
          max={500}
          min={4}
          reasons={[]}
          danger
          field="content"
          onSend={(decide, content) =>
            decide('POST /staff/withdrawal/act/:id', { params: { id }, body: { act, content } }, said)
          }
        />
      ) : (
        <div className={decisions.form}>
          {act === 'paid' ? (
            <LineField
              label="银行流水号"
              max={60}
              value={reference}
              onChange={setReference}
              error={missing || decision.fieldError('reference')}
            />
          ) : null}
          {act === 'failed' ? (
            <Pills label="失败原因" options={failures} value={failure} onChange={setFailure} />
          ) : null}
          <DecisionProblem decision={decision} />
          <Button
            kind="primary"
            disabled={locked || (plain && one.held !== '')}
            loading={decision.busy}
            onClick={handle}
          >
            {titles[act]}
          </Button>
          {act === 'approve' || act === 'check' ? (
            <p className={decisions.hint}>须由两位同事先后审核、复核，老师户名与认证姓名一致才能通过。</p>
          ) : null}
        </div>
      )}
    </>
  );
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(withdrawalQuery(id));
  return data ? <Form key={data.status} one={data} /> : null;
}

export default { Detail, Decision };
