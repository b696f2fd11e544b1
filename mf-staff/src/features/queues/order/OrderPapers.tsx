import type { DeskOrderDetail } from '@harbor/contract';
import { formatFen, formatTime, formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Files } from '../parts/Files';
import { forStaff } from '../parts/forStaff';
import { PersonCard } from '../parts/PersonCard';
import { Timeline } from '../parts/Timeline';
import { OrderForm } from './OrderForm';

const money = (fen: number) => `¥${formatFen(fen)}`;
const whoWrote = { user: '买家', teacher: '老师', operator: '客服' } as const;
const actors: Record<string, string> = { teacher: '老师', operator: '运营', system: '系统' };
const formStates = ['未填写', '草稿', '已提交', '已退回'];

/** Whom the buyer avoids: in sight wherever an order is dispatched. */
export function Avoided({ avoided }: { avoided: readonly string[] }) {
  return (
    <p className={styles.tags}>
      <b>回避</b>
      {avoided.length === 0 ? <span className={styles.none}>买家没有填写</span> : null}
      {avoided.map((name) => (
        <Tag key={name} tone="alert">
          {name}
        </Tag>
      ))}
    </p>
  );
}

/** An order with everything that belongs to it. */
export function OrderPapers({ order }: { order: DeskOrderDetail }) {
  const [form, setForm] = useState(false);
  const filled = order.form_no > 0 && order.form_status >= 2;
  return (
    <>
      <Card title={order.title} note={order.status_text} extra={order.refund_text}>
        <Facts
          rows={[
            ['订单号', order.order_no],
            ['规格', order.spec_text],
            ['服务者', order.served_by || '还没有人接单'],
            ['实付', money(order.pay_fen)],
            [
              '构成',
              `原价 ${money(order.total_fen)}，券 ${money(order.coupon_fen)}，改价 ${order.adjust_fen < 0 ? '−' : ''}${money(Math.abs(order.adjust_fen))}`,
            ],
            ['修改', `已用 ${order.rounds_used} 次，共 ${order.free_revisions} 次免费`],
            [
              '交付期限',
              order.due_at ? (
                <span className={order.overdue ? styles.alarm : undefined}>
                  {formatTime(order.due_at)}
                  {order.overdue ? '，已超时' : ''}
                </span>
              ) : (
                ''
              ),
            ],
            ['自动验收', order.accept_at ? formatTime(order.accept_at) : ''],
            ['付款期限', order.expire_at ? formatTime(order.expire_at) : ''],
            ['买家备注', order.user_note],
            ['下单', formatTime(order.created_at)],
          ]}
        />
        <div className={styles.gap}>
          <Avoided avoided={order.avoided} />
        </div>
      </Card>
      {order.form_no > 0 ? (
        <Card
          title="信息表"
          note={formStates[order.form_status]}
          extra={
            filled ? (
              <button type="button" className={styles.open} onClick={() => setForm(!form)}>
                {form ? '收起' : '查看（留痕）'}
              </button>
            ) : null
          }
        >
          {form ? <OrderForm id={order.id} /> : null}
          {form ? null : (
            <p className={styles.none}>{filled ? '含联系方式，每次查看都会记录' : '买家还没有提交'}</p>
          )}
        </Card>
      ) : null}
      {order.quotes.length > 0 ? (
        <Card title="报价">
          <ul className={styles.rows}>
            {order.quotes.map((quote) => (
              <li key={quote.round}>
                <b>
                  第 {quote.round} 次 {money(quote.amount_fen)}
                </b>
                ，{quote.days} 天，免费修改 {quote.revisions} 次（{quote.state_text}）
                {quote.note ? <p>{quote.note}</p> : null}
                {quote.wish || quote.wish_fen !== null ? (
                  <p>
                    买家希望：{quote.wish_fen === null ? '' : `${money(quote.wish_fen)} `}
                    {quote.wish}
                  </p>
                ) : null}
                <small>
                  {formatWhen(quote.created_at)}，有效至 {formatTime(quote.expire_at)}
                </small>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {order.deliverables.length > 0 ? (
        <Card title="交付">
          <ul className={styles.rows}>
            {order.deliverables.map((one) => (
              <li key={one.version}>
                <b>
                  第 {one.version} 版 {one.title}
                </b>
                {one.text ? <p>{one.text}</p> : null}
                {one.change_list.length > 0 ? <p>修改：{one.change_list.join('；')}</p> : null}
                <Files files={one.files} />
                <small>
                  {one.by} · {formatTime(one.at)} ·{' '}
                  {one.ai_statement ? `AI：${one.ai_statement}` : '未使用 AI'}
                </small>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {order.changes.length > 0 ? (
        <Card title="修改要求">
          <ul className={styles.rows}>
            {order.changes.map((change) => (
              <li key={`${change.round}${change.at}`}>
                <b>
                  第 {change.round} 次，针对第 {change.version} 版（{change.state_text}）
                </b>
                {change.items.map((item) => (
                  <p key={item}>{item}</p>
                ))}
                {change.answer ? <p>答复：{change.answer}</p> : null}
                <small>{formatWhen(change.at)}</small>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {order.notes.length > 0 ? (
        <Card title="留言与备注">
          <ul className={styles.rows}>
            {order.notes.map((note) => (
              <li key={note.id}>
                <p className={styles.tags}>
                  <b>{whoWrote[note.from]}</b>
                  {note.internal ? <Tag tone="gold">内部备注</Tag> : null}
                </p>
                <p>{note.content}</p>
                <Files files={note.files} />
                <small>{formatWhen(note.at)}</small>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <Card title="时间线">
        <Timeline
          lines={order.history.map(({ title, actor, note, at }) => ({
            title: forStaff(title, '买家'),
            actor: title.startsWith('您') ? undefined : actors[actor],
            note,
            at,
          }))}
        />
      </Card>
      <PersonCard title="买家" person={order.user} />
    </>
  );
}
