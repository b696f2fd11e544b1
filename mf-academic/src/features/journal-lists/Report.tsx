import { type JournalListState, journalListStates } from '@harbor/contract/journal-lists';
import { Link, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Pager, Panel, Tabs } from '@harbor/ui/kit';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { journalPath } from '../../journals/place';
import { counted } from '../../journals/words';
import { listPath } from './listPath';
import { listReport } from './queries';
import styles from './Report.module.css';

interface ReportProps {
  id: number;
  state: JournalListState | undefined;
  page: number;
}

const states = Object.keys(journalListStates) as JournalListState[];

const tones: Record<JournalListState, TagTone> = {
  matched: 'accent',
  unknown: 'gold',
  several: 'gold',
  repeated: 'plain',
};

/** What became of each row of a list. */
export function Report({ id, state, page }: ReportProps) {
  const report = useQuery(listReport(id, state, page));
  const { data } = report;
  if (report.isPending) return <ListSkeleton rows={6} picture={false} />;
  if (!data)
    return (
      <Panel>
        <ErrorBlock
          compact
          title="明细没有加载出来"
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      </Panel>
    );
  const { counts } = data.list;
  return (
    <Panel padding="none">
      <div className={styles.tabs}>
        <Tabs
          bare
          label="匹配结果"
          current={state ?? 'all'}
          tabs={[
            { key: 'all', label: '全部', to: listPath(id), count: counts.entries },
            ...states
              .filter((one) => counts[one] > 0)
              .map((one) => ({
                key: one,
                label: journalListStates[one],
                to: listPath(id, one),
                count: counts[one],
              })),
          ]}
        />
      </div>
      <ul className={report.isPlaceholderData ? `${styles.rows} ${styles.stale}` : styles.rows}>
        {data.data.map((entry) => (
          <li key={entry.row} className={styles.row}>
            <span className={styles.number}>{counted(entry.row)}</span>
            <div className={styles.words}>
              <p className={styles.name}>
                {[entry.name, entry.number].filter(Boolean).join(' · ')}
                <Tag tone="primary">{entry.grade}</Tag>
              </p>
              {entry.journal ? (
                <p className={styles.found}>
                  → <Link to={journalPath(entry.journal.id)}>{entry.journal.name}</Link>
                </p>
              ) : null}
              {entry.reason ? <p className={styles.reason}>{entry.reason}</p> : null}
            </div>
            <Tag tone={tones[entry.state]}>{journalListStates[entry.state]}</Tag>
          </li>
        ))}
      </ul>
      <div className={styles.pager}>
        <Pager page={data.current_page} lastPage={data.last_page} to={(at) => listPath(id, state, at)} />
      </div>
    </Panel>
  );
}
