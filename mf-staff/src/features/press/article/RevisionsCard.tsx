import type { DeskPressRevision } from '@harbor/contract';
import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { Bone, formatWhen } from '@harbor/ui';
import { Button, ErrorBlock } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { lazy, Suspense, useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { Card } from '../../../parts/Card';
import { revisionsQuery, useRestore } from '../queries';
import styles from './RevisionsCard.module.css';
import type { Article } from './useArticle';

// Opened by few who look at the list.
const CompareDialog = lazy(() =>
  import('./CompareDialog').then((module) => ({ default: module.CompareDialog })),
);

/** What went out of the article: compared with each other, taken back into the draft. */
export function RevisionsCard({ article }: { article: Article }) {
  const query = useInfiniteQuery(revisionsQuery(article.desk.id));
  const restore = useRestore();
  const [comparing, setComparing] = useState(false);
  const [asked, setAsked] = useState<DeskPressRevision>();
  const rows = query.data ? rowsOf(query.data) : [];
  return (
    <Card
      title="修订"
      flush
      extra={
        rows.length > 0 ? (
          <Button kind="text" onClick={() => setComparing(true)}>
            对照两个版本
          </Button>
        ) : null
      }
    >
      {!query.data && !query.error ? (
        <div className={styles.waiting}>
          <Bone height={36} />
          <Bone height={36} />
        </div>
      ) : null}
      {!query.data && query.error ? (
        <ErrorBlock
          compact
          title="修订没有加载出来"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data && rows.length === 0 ? (
        <p className={styles.none}>发布以后，每一次发布、定时与更正都在这里留一版。</p>
      ) : null}
      <ol className={styles.list} aria-label="修订">
        {rows.map((one, n) => (
          <li key={one.number}>
            <b className={styles.number}>r{one.number}</b>
            <span className={styles.words}>
              <span>
                {one.note || one.event_text}
                {n === 0 ? <Tag tone="accent">最新</Tag> : null}
              </span>
              <small>
                {one.by} · {formatWhen(one.at)} · {one.letters.toLocaleString('en')} 字
              </small>
            </span>
            <Button kind="text" aria-label={`恢复 r${one.number}`} onClick={() => setAsked(one)}>
              恢复
            </Button>
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <p className={styles.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            加载更早的版本
          </Button>
        </p>
      ) : null}
      {comparing ? (
        <Suspense fallback={null}>
          <CompareDialog article={article} revisions={rows} onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
      {asked ? (
        <AskFirst
          title={`恢复 r${asked.number}`}
          yes="恢复到草稿"
          done={`r${asked.number} 已取回草稿，核对后再发布`}
          act={async () => {
            const next = await article.step(({ id, revision }) =>
              restore.mutateAsync({ params: { id }, body: { revision, number: asked.number } }),
            );
            article.adopt(next);
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>
            草稿会换成 r{asked.number}“{asked.title}
            ”，现在没有发布的修改不再保留；读者看到的内容要等发布后才变。
          </p>
        </AskFirst>
      ) : null}
    </Card>
  );
}
