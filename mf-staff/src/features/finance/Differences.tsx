import type { PaymentDifference } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Card } from '../../parts/Card';
import { Choice } from '../../parts/Choice';
import styles from './FinancePage.module.css';
import { differencesQuery, type FinanceDay } from './queries';
import { channelNames, differenceStates, signed, yuan } from './states';

export interface DifferencesProps {
  data: FinanceDay;
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Why there is nothing to show. */
function nothing({ running, problem, comparable, comparable_from, channels }: FinanceDay): string {
  if (running) return '正在下载账单并核对，请稍候';
  if (problem) return problem;
  if (channels.some(({ theirs }) => theirs)) return '两边一致，没有差异';
  if (!comparable || comparable_from) return '渠道账单次日上午才有，10:30 后自动对账';
  return '这一天还没有对账';
}

function Rows({
  rows,
  chosen,
  onChoose,
  dated,
}: {
  rows: readonly PaymentDifference[];
  chosen: number | undefined;
  onChoose?: (id: number) => void;
  dated: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the arrow keys.
    <section className={styles.scroll} tabIndex={0} aria-label="差异表格">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">类型</th>
            <th scope="col">{dated ? '日期' : '订单'}</th>
            <th scope="col">渠道</th>
            <th scope="col">平台</th>
            <th scope="col">账单</th>
            <th scope="col">差额</th>
            <th scope="col">状态</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.id} data-chosen={one.id === chosen ? '' : undefined}>
              <th scope="row">
                {onChoose ? (
                  <button type="button" className={styles.open} onClick={() => onChoose(one.id)}>
                    {one.kind_text}
                  </button>
                ) : (
                  one.kind_text
                )}
              </th>
              <td>{dated ? one.day : (one.order?.order_no ?? '—')}</td>
              <td>{channelNames[one.channel]}</td>
              <td>{yuan(one.ours_fen)}</td>
              <td>{yuan(one.theirs_fen)}</td>
              <td className={one.state === 'open' ? styles.apart : undefined}>{signed(one.apart_fen)}</td>
              <td>
                <Tag tone={differenceStates[one.state].tone}>{differenceStates[one.state].text}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Differences that nobody settled and the last that somebody did, of all days. */
function AllDays() {
  const { data } = useQuery(differencesQuery());
  if (!data) return <p className={styles.none}>加载中</p>;
  if (data.data.length === 0) return <p className={styles.none}>没有差异</p>;
  return <Rows rows={data.data} chosen={undefined} dated />;
}

/** Where our books and the channels' statements differ. */
export function Differences({ data, chosen, onChoose }: DifferencesProps) {
  const [all, setAll] = useState(false);
  const { differences, day } = data;
  return (
    <Card
      title="渠道差异"
      note={`${day.slice(5)} · ${differences.length} 笔`}
      extra={
        <Choice
          label="差异范围"
          value={all}
          onChoose={setAll}
          options={[
            { value: false, title: '当日' },
            { value: true, title: '全部日期' },
          ]}
        />
      }
      flush
    >
      {data.problem && differences.length > 0 ? <p className={styles.problem}>{data.problem}</p> : null}
      {all ? (
        <AllDays />
      ) : differences.length > 0 ? (
        <Rows rows={differences} chosen={chosen} onChoose={onChoose} dated={false} />
      ) : (
        <p className={styles.none}>{nothing(data)}</p>
      )}
    </Card>
  );
}
