import { pressStatus } from '@harbor/contract/press-status';
import { Link, LiveLink } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Check, ChevronLeft, CircleAlert, ExternalLink } from 'lucide-react';
import page from '../../../parts/EditorPage.module.css';
import { statusWords, toneOfStatus } from '../words';
import styles from './ArticleEditor.module.css';
import { savedWords } from './savedWords';
import type { Acts } from './useActs';
import type { Article } from './useArticle';

export interface ArticleHeadProps {
  article: Article;
  acts: Acts;
}

/** The head of the page: where the article stands, whether it is saved, and what is done with it. */
export function ArticleHead({ article, acts }: ArticleHeadProps) {
  const { desk, state } = article;
  const bad = state.kind === 'failed' || state.kind === 'conflict';
  return (
    <header className={`${page.head} ${styles.head}`}>
      <Link to="/staff/press" className={page.back}>
        <ChevronLeft size={16} aria-hidden />
        头条
      </Link>
      <h1>编辑头条</h1>
      <Tag tone={toneOfStatus(desk.status)}>{statusWords(desk)}</Tag>
      {desk.pinned ? <Tag tone="primary">置顶</Tag> : null}
      <span className={`${page.state} ${styles.saved}`} data-state={state.kind} aria-live="polite">
        {state.kind === 'saved' ? <Check size={15} aria-hidden /> : null}
        {bad ? <CircleAlert size={15} aria-hidden /> : null}
        {savedWords(state)}
        {state.kind === 'failed' ? (
          <Button kind="text" onClick={() => void article.save()}>
            重试
          </Button>
        ) : null}
      </span>
      <span className={styles.ways}>
        {desk.status === pressStatus.published ? (
          <LiveLink to={`/academic/${desk.id}`} className={page.view} target="_blank">
            查看前台页面
            <ExternalLink size={14} aria-hidden />
          </LiveLink>
        ) : null}
        <Button loading={acts.busy === 'preview'} onClick={acts.preview}>
          预览
        </Button>
        <Button
          kind="primary"
          className={page.save}
          loading={acts.busy === 'publish' || acts.busy === 'save' || acts.busy === 'unschedule'}
          disabled={acts.primary.disabled}
          onClick={acts.primary.run}
        >
          {acts.primary.label}
        </Button>
      </span>
    </header>
  );
}
