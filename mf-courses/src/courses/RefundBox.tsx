import type { CourseDetail } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import styles from './RefundBox.module.css';

interface RefundBoxProps {
  rule: CourseDetail['refund_rule'];
}

/** On what terms a course goes back, before anybody pays. */
export function RefundBox({ rule: { days, percent, text } }: RefundBoxProps) {
  const rows = [
    [`进度 ≤${percent}% 且 ${days} 天内`, '全额退'],
    [`进度超过 ${percent}%`, '人工审核'],
    ['课程下架', '仍可回看'],
  ];
  return (
    <Panel id="refund-rule">
      <h2 className={styles.title}>退款规则</h2>
      <dl className={styles.rows}>
        {rows.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{text}</p>
    </Panel>
  );
}
