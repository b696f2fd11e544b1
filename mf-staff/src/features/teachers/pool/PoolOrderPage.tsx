import type { DeskPoolDetail } from '@harbor/contract';
import { waitTakeStatus } from '@harbor/contract/wait-take-status';
import { Link, notify, usePage, useParams, useQuery } from '@harbor/runtime';
import { formatTime, formatWhen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { queuePath } from '../../../desk/navigation';
import { useSaving } from '../../../desk/useSaving';
import { yuan } from '../../../income/tones';
import { Card } from '../../../parts/Card';
import { EditorPage } from '../../../parts/EditorPage';
import page from '../../../parts/EditorPage.module.css';
import { WordsField } from '../../../parts/WordsField';
import { ChatCard } from '../chat/ChatCard';
import { TrialsCard } from '../trials/TrialsCard';
import { Candidates } from './Candidates';
import styles from './Pool.module.css';
import { poolOrderQuery, useEndRound, useExtendChoice, useResume, useSummary } from './queries';
import { Takes } from './Takes';
import { poolTone } from './words';

/** One order of the pool: what teachers see of it, who took it, its trials, and whom it can be given to. */
export function PoolOrderPage() {
  const id = Number(useParams().id);
  const query = useQuery(poolOrderQuery(id));
  usePage({ ready: query.data !== undefined || query.error !== null });
  return (
    <EditorPage
      title="需求"
      back={{ to: '/staff/pool', words: '回到接单池' }}
      queries={[query]}
      refused="您没有查看订单的权限"
      failed="这个需求没有加载出来"
      gone={{ title: '没有这个需求', description: '请从接单池里重新打开' }}
    >
      {query.data ? <Order key={id} order={query.data} /> : undefined}
    </EditorPage>
  );
}

function Order({ order }: { order: DeskPoolDetail }) {
  const gives = order.acts.includes('dispatch') || order.acts.includes('hand_over');
  return (
    <div className={page.editor}>
      <header className={page.head}>
        <Link to="/staff/pool" className={page.back}>
          <ChevronLeft size={16} aria-hidden />
          接单池
        </Link>
        <h1>{order.title}</h1>
        <Tag tone={poolTone(order.status)}>{order.status_text}</Tag>
        {order.alert ? <Tag tone="alert">{order.alert}</Tag> : null}
      </header>
      <div className={page.columns}>
        <div>
          <Shown order={order} />
          <Takes order={order} />
          {order.need_trial && order.handed_in > 0 ? <TrialsCard order={order} /> : null}
          {gives ? <Candidates order={order} /> : null}
          {order.status >= waitTakeStatus.serving && order.status !== waitTakeStatus.void ? (
            <ChatCard orderId={order.id} />
          ) : null}
        </div>
        <aside>
          <Steps order={order} />
          <Progress order={order} />
          <Past order={order} />
        </aside>
      </div>
    </div>
  );
}

/** What the hall shows of the order; its summary can be written anew while it waits. */
function Shown({ order }: { order: DeskPoolDetail }) {
  const [text, setText] = useState(order.summary);
  const summary = useSummary();
  const saving = useSaving();
  const may = order.acts.includes('summary');
  async function handleSave() {
    const answer = await saving.run(async () =>
      summary.mutateAsync({ params: { id: order.id }, body: { summary: text.trim() } }),
    );
    if (answer) notify.success('摘要已更新');
  }
  return (
    <Card title="大厅里的样子" note="不含客户身份与稿件">
      <dl className={styles.facts}>
        <dt>学科</dt>
        <dd>{order.subject || '未填'}</dd>
        {order.facts.map(({ label, value }) => [
          <dt key={`${label} label`}>{label}</dt>,
          <dd key={label}>{value}</dd>,
        ])}
        <dt>回避</dt>
        <dd>{order.avoided_names.join('、') || '没有'}</dd>
      </dl>
      {order.excerpt ? (
        <blockquote className={styles.excerpt} aria-label="试做节选">
          {order.excerpt}
        </blockquote>
      ) : null}
      {may ? (
        <>
          <WordsField
            label="摘要"
            value={text}
            onChange={setText}
            max={300}
            rows={3}
            error={saving.fieldError('summary')}
          />
          <Button
            loading={saving.busy}
            disabled={text.trim() === order.summary || text.trim().length < 5}
            onClick={() => void handleSave()}
          >
            保存摘要
          </Button>
        </>
      ) : (
        <p>{order.summary}</p>
      )}
    </Card>
  );
}

type Ask = 'extend_choice' | 'end_round' | 'resume';

/** How long an extension of the choice is. */
const hours = 24;

/** Where the order stands, and what can be done with it as a whole. */
function Steps({ order }: { order: DeskPoolDetail }) {
  const [ask, setAsk] = useState<Ask>();
  const extend = useExtendChoice();
  const end = useEndRound();
  const resume = useResume();
  const params = { id: order.id };
  const close = () => setAsk(undefined);
  return (
    <Card title="订单">
      <dl className={styles.facts}>
        <dt>订单</dt>
        <dd>
          <Link to={queuePath('order', `?tab=all&case=${order.id}`)}>{order.order_no}</Link>
        </dd>
        <dt>客户</dt>
        <dd>{order.buyer.nickname}</dd>
        <dt>状态</dt>
        <dd>{order.order_status_text}</dd>
        <dt>实付</dt>
        <dd>{yuan(order.pay_fen)}</dd>
        <dt>老师</dt>
        <dd>{order.teacher || '还没有'}</dd>
        <dt>交付</dt>
        <dd>{order.due_at ? formatTime(order.due_at) : '未开始计时'}</dd>
        {order.choose_until ? (
          <>
            <dt>选定</dt>
            <dd>{formatTime(order.choose_until)} 前</dd>
          </>
        ) : null}
      </dl>
      <div className={styles.acts}>
        {order.acts.includes('extend_choice') ? (
          <Button onClick={() => setAsk('extend_choice')}>延长选定</Button>
        ) : null}
        {order.acts.includes('end_round') ? (
          <Button onClick={() => setAsk('end_round')}>结束这一轮</Button>
        ) : null}
        {order.acts.includes('resume') ? <Button onClick={() => setAsk('resume')}>恢复计时</Button> : null}
      </div>
      {ask === 'extend_choice' ? (
        <AskFirst
          title={`延长 ${hours} 小时`}
          yes="延长"
          reason={200}
          done="已延长"
          act={(reason) => extend.mutateAsync({ params, body: { hours, reason } })}
          onClose={close}
        >
          <p>客户有更多时间选定试做。</p>
        </AskFirst>
      ) : null}
      {ask === 'end_round' ? (
        <AskFirst
          title="结束这一轮试做"
          yes="结束"
          danger
          reason={200}
          done="这一轮已结束"
          act={(reason) => end.mutateAsync({ params, body: { reason } })}
          onClose={close}
        >
          <p>候选老师收到感谢与原因，需求回到接单池。</p>
        </AskFirst>
      ) : null}
      {ask === 'resume' ? (
        <AskFirst
          title="恢复交付计时"
          yes="恢复"
          reason={200}
          done="计时已恢复"
          act={(reason) => resume.mutateAsync({ params, body: { reason } })}
          onClose={close}
        >
          <p>不再等待客户补充资料，老师会收到通知。</p>
        </AskFirst>
      ) : null}
    </Card>
  );
}

/** Reports, material that was asked for, and invitations. */
function Progress({ order }: { order: DeskPoolDetail }) {
  const { reports, materials, invitations } = order;
  if (reports.length + materials.length + invitations.length === 0) return null;
  return (
    <Card title="汇报与补充">
      <ul className={styles.history} aria-label="汇报与补充">
        {reports.map(({ id, percent, text, at }) => (
          <li key={`report ${id}`}>
            <b>进度 {percent}%</b>
            <span>{text}</span>
            <small>{formatWhen(at)}</small>
          </li>
        ))}
        {materials.map(({ id, need, status_text, asked_at }) => (
          <li key={`material ${id}`}>
            <b>{status_text}</b>
            <span>{need}</span>
            <small>{formatWhen(asked_at)}</small>
          </li>
        ))}
        {invitations.map(({ id, teacher, status_text, until }) => (
          <li key={`invitation ${id}`}>
            <b>邀请 {teacher.name}</b>
            <span>{status_text}</span>
            <small>{formatTime(until)} 前有效</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const who = { user: '客户', teacher: '老师', operator: '客服', system: '系统' } as const;

function Past({ order }: { order: DeskPoolDetail }) {
  return (
    <Card title="经过">
      <ol className={styles.history}>
        {order.history.map(({ title, actor, note, at }, n) => (
          <li key={`${at} ${n}`}>
            <b>{title}</b>
            {note ? <span>{note}</span> : null}
            <small>
              {who[actor]} · {formatTime(at)}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  );
}

export default PoolOrderPage;
