import type { DiaryDetail, DiaryFigure } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import styles from './Compare.module.css';

type Own = DiaryDetail['own'][number];

interface Row {
  figure: DiaryFigure;
  own: Own | undefined;
}

/** Per cent of the bar at which a number of days stands. */
const placeOf = (days: number, most: number): string =>
  `${Math.min(100, Math.round((days / most) * 1000) / 10)}%`;

const ownWords = ({ days, running }: Own): string => (running ? `已 ${days} 天` : `${days} 天`);

function Bar({ figure: { median, low, high }, own }: Row) {
  if (median === null || low === null || high === null) return null;
  const most = Math.max(high, own?.days ?? 0, 1) * 1.08;
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ left: placeOf(low, most), right: `calc(100% - ${placeOf(high, most)})` }} />
      <u style={{ left: placeOf(median, most) }} />
      {own ? <s style={{ left: placeOf(own.days, most) }} /> : null}
    </span>
  );
}

/** How long this manuscript took beside what others took with the same journal, span by span. */
export function Compare({ manuscript }: { manuscript: DiaryDetail }) {
  const { figures, own, journal } = manuscript;
  const rows: Row[] = (figures?.figures ?? [])
    .map((figure) => ({ figure, own: own.find(({ key }) => key === figure.key) }))
    .filter(({ figure, own: mine }) => figure.n !== null || mine !== undefined);
  const known = rows.some(({ figure }) => figure.n !== null);
  return (
    <Panel>
      <div className={styles.head}>
        <h2>和同刊作者比一比</h2>
        <span>匿名 · 最近 {figures?.months ?? 24} 个月</span>
      </div>
      {journal.id === null ? (
        <p className={styles.none}>
          {journal.name ? '这种期刊是您自己填的。' : '还没有选期刊。'}
          从期刊库中选定期刊，才能和同刊作者的用时比较。
        </p>
      ) : null}
      {journal.id !== null && !known ? (
        <p className={styles.none}>
          在这里记录过这种期刊的作者还不到 {figures?.least ?? 5} 位，暂时没有可以公开的中位数。
        </p>
      ) : null}
      <dl className={styles.rows}>
        {rows.map(({ figure, own: mine }) => (
          <div key={figure.key} className={styles.row}>
            <dt title={figure.about}>{figure.label}</dt>
            {figure.n === null ? (
              <dd className={styles.alone}>
                {mine ? `您的稿件${ownWords(mine)}` : ''}
                {known ? <span>，样本不足 {figures?.least} 人</span> : null}
              </dd>
            ) : (
              <dd className={styles.told}>
                <Bar figure={figure} own={mine} />
                <span className={styles.number}>
                  约 {figure.median} 天 <small>n={figure.n}</small>
                </span>
                <span className={styles.spoken}>
                  多数在 {figure.low} 至 {figure.high} 天{mine ? `，您的稿件${ownWords(mine)}` : ''}
                </span>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {known ? (
        <p className={styles.key}>
          <span>
            <i className={styles.mine} />
            您的稿件
          </span>
          <span>
            <i className={styles.middle} />
            中位
          </span>
          <span>
            <i className={styles.range} />
            多数稿件
          </span>
        </p>
      ) : null}
    </Panel>
  );
}
