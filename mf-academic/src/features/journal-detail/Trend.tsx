import type { JournalDetail } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Segments } from '../../journals/Segments';
import { unknown } from '../../journals/words';
import { type Series, seriesOf } from './series';
import styles from './Trend.module.css';
import { TrendChart } from './TrendChart';

const views = [
  ['chart', '图'],
  ['table', '表'],
] as const;

/** How a journal's numbers went in the last years, drawn and as a table; the table is there for who does not see the drawing. */
export function Trend({ journal }: { journal: JournalDetail }) {
  const all = seriesOf(journal);
  const [chosen, setChosen] = useState<string>();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const series = all.find(({ key }) => key === chosen) ?? all[0];
  return (
    <Panel className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          五年趋势
          {journal.is_demo ? <Tag tone="gold">演示数据</Tag> : null}
        </h2>
        {series ? <Segments label="显示方式" options={views} current={view} onChoose={setView} /> : null}
      </div>
      {series ? (
        <>
          {all.length > 1 ? (
            <div className={styles.which}>
              <Segments
                label="看哪一项"
                options={all.map(({ key, title }) => [key, title] as const)}
                current={series.key}
                onChoose={setChosen}
              />
            </div>
          ) : (
            <p className={styles.only}>{series.title}</p>
          )}
          {view === 'chart' ? <TrendChart series={series} /> : null}
          <Years series={view === 'table' ? all : [series]} hidden={view === 'chart'} />
        </>
      ) : (
        <p className={styles.none}>{unknown}：至少要有两年的数据才画得出趋势。</p>
      )}
    </Panel>
  );
}

function Years({ series, hidden }: { series: readonly Series[]; hidden: boolean }) {
  const years = [...new Set(series.flatMap(({ points }) => points.map(({ year }) => year)))].sort();
  return (
    <div className={hidden ? styles.spoken : styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.spoken}>各年的数值</caption>
        <thead>
          <tr>
            <th scope="col">年份</th>
            {series.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {series.map(({ key, points, ranks }) => {
                const value = points.find((point) => point.year === year)?.value ?? null;
                return <td key={key}>{value === null ? unknown : ranks ? `${value} 区` : value}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
