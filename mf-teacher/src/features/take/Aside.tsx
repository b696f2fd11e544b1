import type { WaitTakeDetail } from '@harbor/contract';
import { Widget } from '@harbor/runtime';
import { formatFen, formatTime } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './Aside.module.css';
import { Box } from './Box';

const yuan = (fen: number) => `¥${formatFen(fen)}`;

/** The conversation with the buyer, once there is one. */
export function Talk({ order }: { order: WaitTakeDetail }) {
  if (!order.actions.chat) return null;
  return (
    <Widget
      remote="mf-teacher"
      name="order-chat"
      props={{ orderId: order.card.id, layout: onPhone ? 'sheet' : 'column' }}
      minHeight={onPhone ? 56 : 480}
      empty={<p className={styles.small}>沟通暂时打不开，请稍后刷新；消息不会丢。</p>}
    />
  );
}

/** What this order brings, line by line. */
export function Money({ order }: { order: WaitTakeDetail }) {
  const { service, card } = order;
  if (!service)
    return (
      <Box title="这一单的收入">
        <dl className={styles.money}>
          <div className={styles.sum}>
            <dt>预计到手（{card.rate}%）</dt>
            <dd>{yuan(card.net_fen)}</dd>
          </div>
        </dl>
        {card.trial.fee_fen > 0 ? (
          <p className={styles.small}>试做未被选中时补贴 {yuan(card.trial.fee_fen)}。</p>
        ) : null}
      </Box>
    );
  return (
    <Box title="这一单的收入">
      <dl className={styles.money}>
        <div>
          <dt>客户实付</dt>
          <dd>{yuan(service.pay_fen)}</dd>
        </div>
        <div>
          <dt>等级比例</dt>
          <dd>{service.rate}%</dd>
        </div>
        <div className={styles.sum}>
          <dt>预计到手</dt>
          <dd>{yuan(service.net_fen)}</dd>
        </div>
      </dl>
      <p className={styles.small}>验收后先冻结，再转为可提现；提现时另列代扣税。</p>
    </Box>
  );
}

const actors = { user: '客户', teacher: '您', operator: '客服', system: '系统' } as const;
const first = 6;

/** What happened to the order, the newest first. */
export function History({ order }: { order: WaitTakeDetail }) {
  const [all, setAll] = useState(false);
  const lines = order.history;
  const shown = all ? lines : lines.slice(0, first);
  if (lines.length === 0) return null;
  return (
    <Box title="进展" extra={`共 ${lines.length} 条`}>
      <ol className={styles.history}>
        {shown.map((line) => (
          <li key={`${line.at}${line.title}`}>
            <p>
              {actors[line.actor]} {line.title}
            </p>
            <small>
              {formatTime(line.at)}
              {line.note ? ` ${line.note}` : ''}
            </small>
          </li>
        ))}
      </ol>
      {lines.length > first ? (
        <button type="button" className={styles.more} onClick={() => setAll(!all)}>
          {all ? '收起' : '展开全部'}
        </button>
      ) : null}
    </Box>
  );
}
