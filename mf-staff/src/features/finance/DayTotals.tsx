import { Tag } from '@harbor/ui/tag';
import { Card } from '../../parts/Card';
import { DayChart, type DaySeries } from '../../parts/chart/DayChart';
import { shortNumber } from '../../parts/chart/scale';
import { dayTitle } from '../../parts/days';
import styles from './FinancePage.module.css';
import type { FinanceDay } from './queries';
import { dayStates, yuan } from './states';

export interface DayTotalsProps {
  days: FinanceDay['days'];
  /** The one that is looked at. */
  day: string;
  onDay: (day: string) => void;
}

/** The day and those before it: by channel, with what came of comparing each. */
export function DayTotals({ days, day, onDay }: DayTotalsProps) {
  const ordered = [...days].reverse();
  const series = (
    title: string,
    colour: string,
    of: 'wechat_fen' | 'alipay_fen' | 'none_fen',
  ): DaySeries => ({
    title,
    colour,
    values: ordered.map((one) => one[of]),
  });
  const bars = [
    series('微信', 'var(--primary-line)', 'wechat_fen'),
    series('支付宝', 'var(--primary)', 'alipay_fen'),
    ...(days.some(({ none_fen }) => none_fen > 0)
      ? [series('未经渠道', 'var(--line-strong)', 'none_fen')]
      : []),
  ];
  return (
    <Card title="每日合计" flush>
      <div className={styles.chart}>
        <DayChart
          label="每日收款"
          days={ordered.map((one) => one.day)}
          bars={bars}
          marked={{
            title: '有差异',
            days: days.filter(({ state }) => state === 'differs').map((one) => one.day),
          }}
          text={(fen) => `¥${yuan(fen)}`}
          short={(fen) => shortNumber(Math.round(fen / 100))}
          onDay={onDay}
          height={200}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the arrow keys. */}
      <section className={styles.scroll} tabIndex={0} aria-label="每日合计表格">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">日期</th>
              <th scope="col">笔数</th>
              <th scope="col">微信</th>
              <th scope="col">支付宝</th>
              <th scope="col">未经渠道</th>
              <th scope="col">退款</th>
              <th scope="col">状态</th>
            </tr>
          </thead>
          <tbody>
            {days.slice(0, 7).map((one) => (
              <tr key={one.day} data-chosen={one.day === day ? '' : undefined}>
                <th scope="row">
                  <button type="button" className={styles.open} onClick={() => onDay(one.day)}>
                    {dayTitle(one.day)}
                  </button>
                </th>
                <td>{one.paid_count}</td>
                <td>{yuan(one.wechat_fen)}</td>
                <td>{yuan(one.alipay_fen)}</td>
                <td>{yuan(one.none_fen)}</td>
                <td>{yuan(one.refund_fen)}</td>
                <td>
                  <Tag tone={dayStates[one.state].tone}>
                    {dayStates[one.state].text}
                    {one.open > 0 ? ` ${one.open}` : ''}
                  </Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
