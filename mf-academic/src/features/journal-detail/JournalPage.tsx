import { ErrorBlock, PageSkeleton, Panel } from '@harbor/ui/desktop';
import { HiddenTitle } from '@harbor/ui/heading';
import { LinkButton } from '@harbor/ui/kit';
import { CompareTray } from '../../journals/CompareTray';
import { journalsPath } from '../../journals/place';
import { PageFrame } from '../../parts/PageFrame';
import { JournalFiguresBlock } from '../diary';
import { ExperiencesBlock } from '../experiences';
import { ChangesBox } from './ChangesBox';
import { CollectBox } from './CollectBox';
import { FactsBox } from './FactsBox';
import { JournalGone } from './JournalGone';
import styles from './JournalPage.module.css';
import { Metrics } from './Metrics';
import { NewsBox } from './NewsBox';
import { SimilarBox } from './SimilarBox';
import { Summary } from './Summary';
import { sourceWords } from './sourceWords';
import { Trend } from './Trend';
import { useJournal } from './useJournal';

/** `/querytool/:id` of the desktop: a journal with its editions, how it went, and one's own note on it. */
export function JournalPage() {
  const { id, query, gone } = useJournal();
  const { data: journal, error } = query;
  if (gone) return <JournalGone />;
  if (error && !journal)
    return (
      <PageFrame className={styles.failed}>
        <HiddenTitle>期刊没有加载出来</HiddenTitle>
        <Panel>
          <ErrorBlock
            title="期刊没有加载出来"
            error={error}
            onRetry={() => void query.refetch()}
            action={<LinkButton to={journalsPath}>返回期刊查询</LinkButton>}
          />
        </Panel>
      </PageFrame>
    );
  if (!journal) return <PageSkeleton />;
  return (
    <PageFrame key={id}>
      <Summary journal={journal} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Metrics journal={journal} />
          <Trend journal={journal} />
          <JournalFiguresBlock journalId={journal.id} />
          <ExperiencesBlock journalId={journal.id} />
          {journal.scope ? (
            <Panel>
              <h2 className={styles.title}>收稿范围</h2>
              <p className={styles.scope}>{journal.scope}</p>
            </Panel>
          ) : null}
        </div>
        <aside className={styles.aside} aria-label="收藏、期刊信息、变动记录与同方向期刊">
          <CollectBox journal={journal} />
          <FactsBox journal={journal} />
          <ChangesBox journalId={journal.id} />
          <SimilarBox journal={journal} />
          <NewsBox name={journal.name} />
        </aside>
      </div>
      <p className={styles.source}>{sourceWords(journal)}</p>
      <CompareTray />
    </PageFrame>
  );
}

export default JournalPage;
