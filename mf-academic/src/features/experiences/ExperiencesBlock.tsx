import {
  type ExperienceResult,
  experienceResultLabel,
  experienceResults,
  proofWords,
} from '@harbor/contract/journal-experience';
import { isLogin, Link, navigateLoggedIn, rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { Button, ErrorBlock, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronDown, ChevronRight, PenLine } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { experiencesPath, newExperiencePath } from '../../journals/experiencePaths';
import { Segments } from '../../journals/Segments';
import { ExperienceItem } from './ExperienceItem';
import styles from './ExperiencesBlock.module.css';
import { Figures } from './Figures';
import { type ExperienceView, experiencesOf } from './queries';

const sorts = [
  ['new', '最新'],
  ['useful', '最有用'],
] as const;

/** A way to what is one's own: visitors go by way of the login. */
function OwnLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const go = (event: MouseEvent) => {
    if (isLogin()) return;
    event.preventDefault();
    navigateLoggedIn(to);
  };
  return (
    <Link to={to} className={className} onClick={go}>
      {children}
    </Link>
  );
}

interface ViewBarProps {
  view: ExperienceView;
  onView: (view: ExperienceView) => void;
}

/** In which order, and of which result. */
function ViewBar({ view, onView }: ViewBarProps) {
  const { sort, result } = view;
  return (
    <div className={styles.view}>
      <Segments
        label="排序"
        options={sorts}
        current={sort}
        onChoose={(next) => onView({ sort: next, result })}
      />
      <span className={styles.choice}>
        <select
          aria-label="结果"
          value={result ?? ''}
          onChange={({ target }) => onView({ sort, result: target.value ? Number(target.value) : undefined })}
        >
          <option value="">全部结果</option>
          {experienceResults.map((one) => (
            <option key={one} value={one}>
              {experienceResultLabel[one]}
            </option>
          ))}
        </select>
        <ChevronDown size={14} aria-hidden />
      </span>
    </div>
  );
}

/** What authors tell of their submissions to a journal: figures, and one after the other. */
export function ExperiencesBlock({ journalId }: { journalId: number }) {
  const [view, setView] = useState<ExperienceView>({ sort: 'new', result: undefined });
  const query = useInfiniteQuery(experiencesOf(journalId, view));
  const title = useId();
  const write = newExperiencePath(journalId);
  const [first] = query.data?.pages ?? [];
  if (query.error && !first)
    return (
      <Panel>
        <ErrorBlock title="投稿经验没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  if (!first) return <Panel className={styles.waits} />;
  const { summary, total } = first;
  const rows = rowsOf(query.data);
  return (
    <Panel>
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
            <ul className={query.isPlaceholderData ? `${styles.list} ${styles.stale}` : styles.list}>
              {rows.map((one) => (
                <li key={one.id}>
                  <ExperienceItem experience={one} />
                </li>
              ))}
            </ul>
            {total === 0 ? (
              <p className={styles.none}>
                没有“{view.result === undefined ? '' : experienceResultLabel[view.result as ExperienceResult]}
                ”的投稿经验
                <button type="button" onClick={() => setView({ ...view, result: undefined })}>
                  看全部
                </button>
              </p>
            ) : null}
            {query.hasNextPage ? (
              <Button block loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                再看 {Math.min(first.per_page, total - rows.length)} 份（共 {total} 份）
              </Button>
            ) : null}
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
