import type { AppraiseSummary } from '@harbor/contract';
import { useInfiniteQuery } from '@harbor/runtime';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { AppraiseItem } from '../../goods/AppraiseItem.mobile';
import { appraiseFeed } from '../../goods/queries';
import { Part } from '../../parts/Part.mobile';
import { AppraiseSheet } from './AppraiseSheet.mobile';
import styles from './Appraises.mobile.module.css';

interface AppraisesProps {
  goodsId: number;
  summary: AppraiseSummary;
}

/** The mean, three rubrics and the newest two reviews; the rest in a sheet. */
export function Appraises({ goodsId, summary }: AppraisesProps) {
  const [open, setOpen] = useState(false);
  const reviews = useInfiniteQuery(appraiseFeed(goodsId, 'all'));
  const rows = reviews.data?.pages[0]?.data.slice(0, 2) ?? [];
  if (summary.total === 0) {
    return (
      <Part id="appraise" title="用户评价">
        <p className={styles.none}>还没有评价。完成服务的用户可以在订单里评价。</p>
      </Part>
    );
  }
  const { professional, punctual, communication } = summary.rubrics;
  const rubrics = [
    { label: '专业', value: professional },
    { label: '时效', value: punctual },
    { label: '沟通', value: communication },
  ];
  return (
    <Part
      id="appraise"
      title="用户评价"
      extra={
        <button type="button" className={styles.all} onClick={() => setOpen(true)}>
          全部 {summary.total} 条<ChevronRight size={14} aria-hidden />
        </button>
      }
    >
      <div className={styles.score}>
        <strong>{summary.score.toFixed(1)}</strong>
        <dl>
          {rubrics.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.bar} aria-hidden="true">
                  <i style={{ width: `${value * 20}%` }} />
                </span>
                {value > 0 ? value.toFixed(1) : '暂无'}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {rows.map((row) => (
        <AppraiseItem key={row.id} appraise={row} />
      ))}
      <AppraiseSheet goodsId={goodsId} summary={summary} open={open} onClose={() => setOpen(false)} />
    </Part>
  );
}
