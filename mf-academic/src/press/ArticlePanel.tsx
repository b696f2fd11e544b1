import type { PressCard } from '@harbor/contract';
import { copyText } from '@harbor/ui/copy';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Pager } from '@harbor/ui/kit';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ArticlePanel.module.css';
import { ArticleRow } from './ArticleRow';
import { countWords } from './words';

export interface ArticlePage {
  data: PressCard[];
  total: number;
  current_page: number;
  last_page: number;
}

interface ArticlePanelProps {
  list: {
    error: unknown;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  page: ArticlePage | undefined;
  /** Address of a page of the list. */
  to: (page: number) => string;
  /** Kinds and orders. */
  head?: ReactNode;
  empty: ReactNode;
  /** The one that stands large above the list: it does not stand there twice. */
  above?: number | undefined;
  /** The list begins in the first window. */
  eager?: boolean;
}

/** A list of articles with its pages, on the desktop; under it how many there are, and its address to take along. */
export function ArticlePanel({ list, page, to, head, empty, above, eager = false }: ArticlePanelProps) {
  const articles = page?.data.filter(({ id }) => id !== above) ?? [];
  return (
    <section aria-label="头条列表" aria-busy={list.isPending || list.isPlaceholderData}>
      <Panel padding="none">
        {head}
        {list.isPending ? <ListSkeleton rows={6} /> : null}
        {list.error && !page ? (
          <ErrorBlock title="头条没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
        ) : null}
        {page?.data.length === 0 ? empty : null}
        <div className={list.isPlaceholderData ? `${styles.rows} ${styles.stale}` : styles.rows}>
          {articles.map((article, n) => (
            <ArticleRow key={article.id} article={article} eager={eager && n === 0} />
          ))}
        </div>
      </Panel>
      {page && page.total > 0 ? <Foot page={page} to={to} /> : null}
    </section>
  );
}

interface FootProps {
  page: ArticlePage;
  to: (page: number) => string;
}

function Foot({ page: { total, current_page, last_page }, to }: FootProps) {
  const here = to(current_page);
  return (
    <div className={styles.foot}>
      <p>
        共 {countWords(total)} 篇 · 第 {current_page} / {last_page} 页
      </p>
      <div className={styles.pager}>
        <Pager page={current_page} lastPage={last_page} to={to} />
      </div>
      <button
        type="button"
        className={styles.copy}
        aria-label="复制本页链接"
        onClick={() => void copyText(window.location.origin + here, '本页链接已复制')}
      >
        <Link2 size={15} aria-hidden />
        <span>复制本页链接</span>
      </button>
    </div>
  );
}
