import type { DiaryFigures } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Panel } from '@harbor/ui/kit';
import { ChevronRight } from 'lucide-react';
import styles from './JournalFigures.module.css';
import { diaryPath } from './words';

interface JournalFiguresProps {
  figures: DiaryFigures;
}

/** A number of days as it is told: rounded, and said to be so. */
const told = (days: number | null): string => (days === null ? '暂无' : `约 ${days} 天`);

const ticks = 5;

/** The span in which most lie, with the middle, on an axis of days. */
function Span({ low, median, high }: { low: number; median: number; high: number }) {
  const step = Math.max(10, Math.ceil(high / (ticks - 1) / 10) * 10);
  const most = step * (ticks - 1);
  const at = (days: number) => `${(days / most) * 100}%`;
  return (
    <div className={styles.span} aria-hidden="true">
      <span className={styles.axis}>
        <i style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
        <u style={{ left: at(median) }} />
      </span>
      <span className={styles.ticks}>
        {Array.from({ length: ticks }, (_, n) => (
          <span key={n * step}>{n * step}</span>
        ))}
      </span>
    </div>
  );
}

/** How long a journal really takes, by authors' own records: medians of five people and more, and how many were accepted. */
export function JournalFigures({
  figures: { figures, accept, least, months, journal_id },
}: JournalFiguresProps) {
  const main = figures.find(({ key }) => key === 'accept');
  const others = figures.filter(({ key }) => key !== 'accept');
  const known = accept !== null || figures.some(({ n }) => n !== null);
  return (
    <Panel className={styles.block}>
      <div className={styles.head}>
        <h2>审稿周期与投稿进度</h2>
        <p>来自作者的投稿进度本 · 匿名 · 满 {least} 人才显示</p>
      </div>
      {known ? (
        <>
          {main?.median != null && main.low !== null && main.high !== null ? (
            <div className={styles.main}>
              <div>
                <p className={styles.about}>{main.label} · 中位</p>
                <p className={styles.days}>
                  {main.median} <small>天左右</small>
                </p>
                <p className={styles.about}>
                  n={main.n} · 最近 {months} 个月 · 多数在 {main.low}–{main.high} 天
                </p>
              </div>
              <Span low={main.low} median={main.median} high={main.high} />
            </div>
          ) : null}
          <ol className={styles.steps}>
            {others.map(({ key, label, about, n, median, low, high }) => (
              <li key={key} title={about}>
                <span className={styles.about}>{label}</span>
                <b className={n === null ? styles.none : undefined}>{told(median)}</b>
                <span className={styles.about}>
                  {n === null ? `不足 ${least} 人` : `${low}–${high} · n=${n}`}
                </span>
              </li>
            ))}
          </ol>
          {accept ? (
            <p className={styles.accept}>
              <span className={styles.share} aria-hidden="true">
                <i style={{ width: `${accept.share}%` }} />
              </span>
              有结果的投稿中，约 {accept.share}% 被录用 <small>n={accept.n}</small>
            </p>
          ) : null}
        </>
      ) : (
        <p className={styles.empty}>
          在进度本里记过这种期刊的作者还不到 {least}{' '}
          位，暂时没有可以公开的用时。数字少时公开，等于公开某一个人的经历。
        </p>
      )}
      <Link className={styles.way} to={`${diaryPath}?journal=${journal_id}`}>
        正在投这种期刊？记到投稿进度本
        <ChevronRight size={16} aria-hidden />
      </Link>
    </Panel>
  );
}
