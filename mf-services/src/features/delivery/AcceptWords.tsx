import type { OrderDetail } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { Check } from 'lucide-react';
import styles from './AcceptWords.module.css';

interface AcceptWordsProps {
  order: OrderDetail;
}

/** What acceptance means, before it is given. Platform-free. */
export function AcceptWords({ order }: AcceptWordsProps) {
  const left = order.rounds_left;
  const lines = [
    '订单完成，不能撤回',
    left > 0 ? `剩余的 ${left} 次免费修改不再可用` : '不能再要求修改',
    `${promises.afterSaleDays}天内如发现问题，仍可申请售后`,
    '完成后可以评价',
  ];
  return (
    <div className={styles.words}>
      <p>请先下载并核对全部文件。确认验收后：</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Check size={16} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
