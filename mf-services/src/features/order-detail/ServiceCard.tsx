import type { OrderDetail } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { promises } from '@harbor/contract/promises';
import { Cover, formatTime } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { BoughtLink } from './BoughtLink';
import styles from './ServiceCard.module.css';

interface ServiceCardProps {
  order: OrderDetail;
}

const formTexts: Record<number, string> = { 0: '未填写', 1: '草稿', 2: '已提交', 3: '需修改' };

/** What was bought, as it was when it was bought. */
export function ServiceCard({ order }: ServiceCardProps) {
  const over = order.closed_at !== null;
  const course = order.kind === orderKind.course;
  const facts = course
    ? [
        ['学习方式', '在线学习，付款后立即开通'],
        [
          '退款规则',
          order.pay_fen > 0
            ? `购买${promises.courseReturnDays}天内、学习进度不超过${promises.courseSeenPercent}%可全额退款`
            : '',
        ],
      ]
    : [
        ['订单资料', formTexts[order.form_status] ?? '暂无'],
        ['服务人员', order.served_by],
        ['交付周期', order.deliver_days > 0 ? `${order.deliver_days} 天` : '按约定'],
        ['承诺交付', order.due_at ? formatTime(order.due_at) : over ? '' : '安排老师后确定'],
        ['免费修改', `共 ${order.free_revisions} 次，已用 ${order.rounds_used} 次`],
        ['您的备注', order.user_note],
      ];
  return (
    <Panel>
      <h2 className={styles.title}>{course ? '课程信息' : '服务信息'}</h2>
      <div className={styles.row}>
        <Cover className={styles.cover} src={order.cover} />
        <div>
          <h3>
            <BoughtLink order={order}>{order.title}</BoughtLink>
          </h3>
          <p className={styles.quiet}>{order.spec_text}</p>
          <dl className={styles.facts}>
            {facts
              .filter(([, text]) => text)
              .map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
        </div>
      </div>
    </Panel>
  );
}
