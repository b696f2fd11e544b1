import type { DataOf, RefundAct } from '@harbor/contract';
import { refundStatus } from '@harbor/contract/refund-status';
import { Link, useQuery, useSession } from '@harbor/runtime';
import { formatFen, formatTime } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { Button } from '@harbor/ui/kit';
import { useRef, useState } from 'react';
import { queuePath } from '../../../desk/navigation';
import { useKeys } from '../../../desk/useKeys';
import { Card } from '../../../parts/Card';
import { Key } from '../../../parts/Key';
import { fenOf, yuanOf } from '../../../parts/money';
import decisions from '../parts/Decision.module.css';
import { DecisionProblem } from '../parts/DecisionProblem';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { forStaff } from '../parts/forStaff';
import { Images } from '../parts/Images';
import { LineField } from '../parts/LineField';
import { Loaded } from '../parts/Loaded';
import { MoneyField } from '../parts/MoneyField';
import { PersonCard } from '../parts/PersonCard';
import { Pills } from '../parts/Pills';
import { ReasonField } from '../parts/ReasonField';
import { useCase } from '../parts/scope';
import { Timeline } from '../parts/Timeline';
import { useDecision } from '../parts/useDecision';
import { refundQuery } from '../queries';

type Refund = DataOf<'GET /staff/refund/detail/:id'>;

const money = (fen: number) => `¥${formatFen(fen)}`;

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(refundQuery(id))}>
      {(refund) => (
        <>
          <Card
            title={`${refund.reason_text}，申请退 ${money(refund.apply_fen)}`}
            note={refund.status_text}
            extra={
              <Link className={styles.link} to={queuePath('order', `?tab=all&case=${refund.order.id}`)}>
                看订单
              </Link>
            }
          >
            {refund.content ? <p className={styles.quote}>{refund.content}</p> : null}
            <Images images={refund.images} label="凭证" />
            <Facts
              rows={[
                ['退款单号', refund.refund_no],
                ['订单', `${refund.order.title}（${refund.order.status_text}）`],
                ['订单号', refund.order.order_no],
                ['来由', refund.kind === 'extra' ? '迟到或重复的付款' : ''],
                ['提交', formatTime(refund.created_at)],
                ['答复期限', refund.due_at ? formatTime(refund.due_at) : ''],
                ['转主管', refund.escalated_at ? formatTime(refund.escalated_at) : ''],
                [
                  '渠道答复',
                  refund.last_error ? <span className={styles.alarm}>{refund.last_error}</span> : '',
                ],
              ]}
            />
          </Card>
          {refund.misses.length > 0 ? (
            <Card title="买家指出的不足" note="建议金额由此而来">
              <ul className={styles.rows}>
                {refund.misses.map((miss) => (
                  <li key={miss}>{miss}</li>
                ))}
              </ul>
            </Card>
          ) : null}
          <Card title="时间线">
            <Timeline
              lines={refund.lines.map(({ title, content, images, at }) => ({
                title: forStaff(title, '买家'),
                note: content,
                images,
                at,
              }))}
            />
          </Card>
          <PersonCard title="买家" person={refund.user} />
        </>
      )}
    </Loaded>
  );
}

const titles: Record<RefundAct, string> = {
  propose: '提交复核',
  return: '退回复核',
  approve: '同意退款',
  ask: '请补充凭证',
  refuse: '拒绝',
  retry: '重新退款',
  offline: '线下转账',
};

/** How the amount comes about, line by line. */
function Derivation({ refund }: { refund: Refund }) {
  const { order, apply_fen, suggested_fen, approved_fen } = refund;
  const share =
    suggested_fen !== null && order.pay_fen > 0
      ? Math.round((suggested_fen / order.pay_fen) * 1000) / 10
      : null;
  return (
    <>
      <dl className={`${styles.facts} ${styles.sum}`}>
        <div>
          <dt>实付（券后）</dt>
          <dd>{money(order.pay_fen)}</dd>
        </div>
        <div>
          <dt>买家申请</dt>
          <dd>{money(apply_fen)}</dd>
        </div>
        <div>
          <dt>未满足</dt>
          <dd>{refund.misses.length > 0 ? `${refund.misses.length} 项` : '未逐项指出'}</dd>
        </div>
        {share === null ? null : (
          <div>
            <dt>建议比例</dt>
            <dd>{share}%</dd>
          </div>
        )}
      </dl>
      <p className={styles.amount}>
        <b>{approved_fen === null ? '建议退款' : '已同意'}</b>
        <strong>
          {approved_fen !== null
            ? money(approved_fen)
            : suggested_fen === null
              ? '需核对凭证'
              : money(suggested_fen)}
        </strong>
      </p>
    </>
  );
}

/** What may be chosen: whether an amount is granted or proposed follows from the amount. */
const choices = ({ acts }: Refund): RefundAct[] => [
  ...acts.filter((act) => act === 'approve'),
  ...acts.filter((act) => act !== 'approve' && act !== 'propose'),
];

/** Who proposed what, and what comes next. */
function Proposal({ proposal, mine }: { proposal: NonNullable<Refund['proposal']>; mine: boolean }) {
  return (
    <ol className={styles.stages}>
      <li>
        <b>
          {mine ? '您' : proposal.by.nickname} 提出 {money(proposal.amount_fen)}
        </b>
        <small>{formatTime(proposal.at)}</small>
        {proposal.content ? <q>{proposal.content}</q> : null}
      </li>
      <li>
        <b>{mine ? '等待另一位同事复核' : '由您复核'}</b>
        <small>{mine ? '自己提出的金额不能自己同意' : '同意后立即退款；金额不合适请退回'}</small>
      </li>
    </ol>
  );
}

function Form({ refund }: { refund: Refund }) {
  const { id, queue, locked } = useCase();
  const me = useSession().user?.id;
  const { proposal } = refund;
  const mine = proposal !== null && proposal.by.id === me;
  const offered = choices(refund).filter((act) => !(mine && act === 'approve'));
  const first = offered[0];
  const [act, setAct] = useState<RefundAct | undefined>(first);
  const most = refund.apply_fen;
  const suggested = refund.suggested_fen === null ? most : Math.min(refund.suggested_fen, most);
  const [amount, setAmount] = useState(yuanOf(proposal?.amount_fen ?? suggested));
  const [content, setContent, forget] = useKeptText(`desk:refund:${id}`);
  const [basis, setBasis] = useState('');
  const [reference, setReference] = useState('');
  const [missing, setMissing] = useState<{
    amount?: string;
    content?: string;
    basis?: string;
    reference?: string;
  }>({});
  const field = useRef<HTMLTextAreaElement>(null);
  const decision = useDecision();
  const free = !locked && !decision.busy;
  const fen = fenOf(amount);
  // What one person may grant by themselves ends here; somebody else then agrees to just what was proposed.
  const needsSecond = fen !== null && fen >= refund.second_from_fen;
  const proposes = act === 'approve' && needsSecond && fen !== proposal?.amount_fen;

  function choose(next: RefundAct) {
    if (!offered.includes(next)) return;
    setAct(next);
    setMissing({});
  }

  async function handle() {
    if (!act || !free) return;
    const text = content.trim();
    const wrong: typeof missing = {};
    if (act === 'approve' && (fen === null || fen < 1 || fen > most))
      wrong.amount = `请填写 0.01 至 ${formatFen(most)}`;
    if ((act === 'refuse' || act === 'ask' || act === 'return') && text.length < 2)
      wrong.content =
        act === 'ask' ? '请说明需要补充什么' : act === 'return' ? '请写明退回的原因' : '请说明拒绝的原因';
    if (act === 'refuse' && basis.trim().length < 2) wrong.basis = '请写明依据的规则';
    if (act === 'offline' && reference.trim().length < 2) wrong.reference = '请填写转账凭证号';
    setMissing(wrong);
    if (Object.keys(wrong).length > 0) {
      if (wrong.content) field.current?.focus();
      return;
    }
    const body = {
      act: proposes ? ('propose' as const) : act,
      amount_fen: act === 'approve' ? (fen ?? undefined) : undefined,
      content: text || undefined,
      basis: act === 'refuse' ? basis.trim() : undefined,
      reference: act === 'offline' ? reference.trim() : undefined,
    };
    const said = proposes
      ? `已提交复核 ${money(fen ?? 0)}`
      : act === 'approve'
        ? `已同意退款 ${money(fen ?? 0)}`
        : `${titles[act]}：${refund.refund_no}`;
    const done = await decision.decide('POST /staff/refund/act/:id', { params: { id }, body }, { said });
    if (done) forget();
  }

  useKeys(
    {
      a: offered.includes('approve')
        ? () => (act === 'approve' ? void handle() : choose('approve'))
        : undefined,
      r: offered.includes('refuse') ? () => (act === 'refuse' ? void handle() : choose('refuse')) : undefined,
      e: () => field.current?.focus(),
    },
    free,
  );

  if (!act)
    return (
      <p className={decisions.said}>
        {refund.status === refundStatus.appealed && refund.decided_by
          ? `申诉由另一位同事复核：第一次由 ${refund.decided_by} 处理`
          : '现在没有可做的处理'}
      </p>
    );
  const words = act === 'approve' || act === 'refuse' || act === 'ask' || act === 'return';
  return (
    <>
      {proposal ? <Proposal proposal={proposal} mine={mine} /> : null}
      <Pills
        label="怎样处理"
        options={offered.map((key) => [key, mine && key === 'return' ? '撤回复核' : titles[key]] as const)}
        value={act}
        onChange={choose}
      />
      {act === 'approve' ? (
        <MoneyField
          label="退款金额"
          value={amount}
          onChange={setAmount}
          error={missing.amount || decision.fieldError('amount_fen')}
          extra={`最多 ${money(most)}`}
          note={
            fen === suggested && refund.suggested_fen !== null ? '与建议一致' : fen === most ? '全额' : '部分'
          }
        />
      ) : null}
      {act === 'refuse' ? (
        <LineField
          label="依据的规则"
          max={200}
          value={basis}
          onChange={setBasis}
          error={missing.basis || decision.fieldError('basis')}
          placeholder="例如：退款规则第 5 条"
        />
      ) : null}
      {act === 'offline' ? (
        <LineField
          label="转账凭证号"
          max={64}
          value={reference}
          onChange={setReference}
          error={missing.reference || decision.fieldError('reference')}
        />
      ) : null}
      {words ? (
        <ReasonField
          ref={field}
          label={act === 'return' ? '退回的原因（买家看不到）' : '给买家的答复'}
          reasons={act === 'refuse' || act === 'ask' ? queue.reasons : []}
          value={content}
          onChange={setContent}
          max={500}
          error={missing.content || decision.fieldError('content')}
          on={free}
        />
      ) : null}
      {act === 'approve' && needsSecond && !proposal ? (
        <p className={decisions.hint}>
          {refund.given_fen > 0
            ? `该订单已退 ${money(refund.given_fen)}，合计满 ¥1,000，须由另一位同事同意后才会退款。`
            : '满 ¥1,000 的退款，须由另一位同事同意后才会退款。'}
        </p>
      ) : null}
      <DecisionProblem decision={decision} />
      <p className={decisions.foot}>
        <Button
          kind={act === 'refuse' ? 'outline' : 'primary'}
          className={act === 'refuse' ? decisions.refuse : undefined}
          disabled={locked}
          loading={decision.busy}
          onClick={() => void handle()}
        >
          {act === 'approve' && fen !== null
            ? `${proposes ? '提交复核' : '同意退款'} ${money(fen)}`
            : mine && act === 'return'
              ? '撤回复核'
              : titles[act]}
          {act === 'approve' ? <Key light>A</Key> : act === 'refuse' ? <Key>R</Key> : null}
        </Button>
      </p>
      {refund.decided_by ? (
        <p className={decisions.hint}>第一次由 {refund.decided_by} 处理，申诉须由另一位同事复核。</p>
      ) : null}
    </>
  );
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(refundQuery(id));
  if (!data) return null;
  return (
    <>
      <Derivation refund={data} />
      <Form key={`${data.acts.join()}${data.proposal?.at ?? ''}`} refund={data} />
    </>
  );
}

export default { Detail, Decision };
