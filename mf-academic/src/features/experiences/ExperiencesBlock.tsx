import { proofWords } from '@harbor/contract/journal-experience';
import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { ErrorBlock, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronRight, PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { experiencesPath, newExperiencePath } from '../../journals/experiencePaths';
import { OwnLink } from '../../visitors/OwnLink';
import { ExperienceRows } from './ExperienceRows';
import styles from './ExperiencesBlock.module.css';
import { Figures } from './Figures';
import { type ExperienceView, experiencesOf } from './queries';
import { ViewBar } from './ViewBar';

/** What authors tell of their submissions to a journal: figures, and one after the other. */
export function ExperiencesBlock({ journalId }: { journalId: number }) {
  const [view, setView] = useState<ExperienceView>({ sort: 'new', result: undefined });
  const query = useInfiniteQuery(experiencesOf(journalId, view));
  const title = useId();
  const write = newExperiencePath(journalId);
  const [first] = query.data?.pages ?? [];
  if (query.error && !first)
    return (
      <Panel className={styles.block}>
        <ErrorBlock title="投稿经验没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  if (!first) return <Panel className={`${styles.block} ${styles.waits}`} />;
  const { summary, total, per_page } = first;
  const rows = rowsOf(query.data);
  const more = query.hasNextPage
    ? {
        size: Math.min(per_page, total - rows.length),
        loading: query.isFetchingNextPage,
        load: () => void query.fetchNextPage(),
      }
    : undefined;
  return (
    <Panel className={styles.block}>
      <section aria-labelledby={title}>
        <div className={styles.head}>
          <h2 id={title}>投稿经验</h2>
          {summary.is_demo ? <Tag tone="gold">含演示数据</Tag> : null}
          <p>作者自述 · 审核后匿名公开</p>
          {summary.n > 0 ? (
            <OwnLink to={write} className={styles.write}>
              <PenLine size={15} aria-hidden />
              写经验
            </OwnLink>
          ) : null}
        </div>
        {summary.n === 0 ? (
          <div className={styles.empty}>
            <p>
              还没有作者写过这种期刊的投稿经验。审稿多久、结果如何、付过多少费用，您的一份就能帮到后来的人。
            </p>
            <OwnLink to={write} className={styles.first}>
              <PenLine size={15} aria-hidden />
              写第一份经验
            </OwnLink>
          </div>
        ) : (
          <>
            <Figures summary={summary} />
            <ViewBar view={view} onView={setView} />
            <ExperienceRows
              rows={rows}
              total={total}
              result={view.result}
              stale={query.isPlaceholderData}
              more={more}
              onAllResults={() => setView({ ...view, result: undefined })}
            />
          </>
        )}
        <p className={styles.honest}>
          由作者自述，未经期刊证实。每位作者只计最近一次投稿，满 {summary.least}{' '}
          位才有中位数；与投稿进度本的匿名统计是两份数据。
          {rows.some(({ proof }) => proof !== null) ? `“核验”指：${proofWords}` : null}
        </p>
        <OwnLink to={experiencesPath} className={styles.mine}>
          我的投稿经验
          <ChevronRight size={16} aria-hidden />
        </OwnLink>
      </section>
    </Panel>
  );
}
