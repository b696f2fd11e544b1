import type { WaitTakeDetail } from '@harbor/contract';
import { Countdown, formatFen, formatTime } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import type { ReactNode } from 'react';
import styles from './Head.module.css';

interface HeadProps {
  order: WaitTakeDetail;
  acts?: ReactNode;
}

const yuan = (fen: number) => `¥${formatFen(fen)}`;

/** What the order is, and the four numbers that its teacher looks at. */
export function Head({ order, acts }: HeadProps) {
  const { card, take, service } = order;
  const due = service ? service.due_at : (take?.due_at ?? null);
  const waits = service?.paused;
  return (
    <section className={styles.head} aria-label="需求">
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.tags}>
            <Tag tone="accent">
              {take ? take.status_text : card.candidates >= card.candidate_limit ? '已接满' : '可接'}
            </Tag>
            <Tag>{card.group_text}</Tag>
            <span>{card.subject}</span>
          </p>
          <h2>{card.title}</h2>
          <p className={styles.small}>
            {card.volume_text} · {card.deliver_text}交付
            {service ? ` · 免费修改 ${service.free_revisions} 次 · 订单 ${service.order_no}` : ''}
          </p>
        </div>
        {acts ? <div className={styles.acts}>{acts}</div> : null}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{service ? '距交付期限' : '本步剩余'}</dt>
          <dd className={service?.overdue ? styles.late : undefined}>
            {waits ? (
              '计时已暂停'
            ) : due ? (
              <Countdown until={due} serverTime={order.server_time} />
            ) : (
              '未开始计时'
            )}
          </dd>
          <dd className={styles.note}>
            {due ? formatTime(due) : ''}
            {service?.due_note ? `，${service.due_note}` : ''}
          </dd>
        </div>
        <div>
          <dt>{service ? '已报进度' : '匹配度'}</dt>
          <dd>{service ? service.percent : card.match.percent}%</dd>
          <dd className={styles.note}>
            {service
              ? service.reports.length > 0
                ? `汇报过 ${service.reports.length} 次`
                : '还没有汇报'
              : (card.match.reasons[0] ?? '')}
          </dd>
        </div>
        <div>
          <dt>{service ? '稿件去向' : '候选'}</dt>
          <dd>{service ? `${service.file_reads} 次` : `${card.candidates} / ${card.candidate_limit}`}</dd>
          <dd className={styles.note}>{service ? '打开与下载，客户可见' : '彼此看不到是谁'}</dd>
        </div>
        <div>
          <dt>预计到手</dt>
          <dd className={styles.price}>{yuan(service?.net_fen ?? card.net_fen)}</dd>
          <dd className={styles.note}>
            {service ? `实付 ${yuan(service.pay_fen)} × ${service.rate}%` : `按 ${card.rate}% 计`}
          </dd>
        </div>
      </dl>
    </section>
  );
}
