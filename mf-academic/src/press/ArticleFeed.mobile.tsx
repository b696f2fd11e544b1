import type { PressCard } from '@harbor/contract';
import { ErrorBlock, type FeedQuery, InfiniteFeed, ListSkeleton, Panel } from '@harbor/ui/mobile';
import type { ReactNode } from 'react';
import styles from './ArticleFeed.mobile.module.css';
import { ArticleRow } from './ArticleRow.mobile';

interface ArticleFeedProps {
  feed: FeedQuery & {
    data: unknown;
    error: unknown;
    isPending: boolean;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  articles: PressCard[];
  empty: ReactNode;
  /** Stands behind the first rows. */
  between?: ReactNode;
  /** The list begins in the first window. */
  eager?: boolean;
}

/** So many rows stand before what comes between. */
const first = 4;

/** Articles as far as somebody scrolls, on the phone. */
export function ArticleFeed({ feed, articles, empty, between = null, eager = false }: ArticleFeedProps) {
  if (feed.isPending) return <ListSkeleton rows={6} />;
  if (feed.isError && !feed.data)
    return (
      <Panel>
        <ErrorBlock title="头条没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
      </Panel>
    );
  if (articles.length === 0) return <Panel>{empty}</Panel>;
  const cut = between ? first : articles.length;
  const rest = articles.slice(cut);
  return (
    <div className={feed.isPlaceholderData ? styles.stale : undefined}>
      <InfiniteFeed query={feed}>
        <Rows articles={articles.slice(0, cut)} eager={eager} />
        {between}
        {rest.length > 0 ? <Rows articles={rest} /> : null}
      </InfiniteFeed>
    </div>
  );
}

function Rows({ articles, eager = false }: { articles: PressCard[]; eager?: boolean }) {
  return (
    <Panel padding="none" className={styles.rows}>
      {articles.map((article, n) => (
        <ArticleRow key={article.id} article={article} eager={eager && n < 4} />
      ))}
    </Panel>
  );
}
