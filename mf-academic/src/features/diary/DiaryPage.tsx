import { Link, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { journalDetail } from '../../journals/queries';
import { PageFrame } from '../../parts/PageFrame';
import { FailedPage } from '../../states/FailedPage';
import styles from './DiaryPage.module.css';
import { EmptyDiary } from './EmptyDiary';
import { Honest } from './Honest';
import { ManuscriptForm } from './ManuscriptForm';
import { ManuscriptRow } from './ManuscriptRow';
import { diaryList } from './queries';
import { Settings } from './Settings';
import { WriteBar } from './WriteBar';
import { dayWords, leftTone, leftWords, manuscriptPath } from './words';

const mostDeadlines = 6;

/** The journal that somebody comes from, named by `?journal=`. */
function useGivenJournal() {
  const [search, setSearch] = useSearchParams();
  const said = search.get('journal') ?? '';
  const id = /^[1-9]\d{0,14}$/.test(said) ? Number(said) : 0;
  const query = useQuery({ ...journalDetail(id), enabled: id > 0 });
  return {
    waits: id > 0 && query.isPending,
    given: query.data ? { id: query.data.id, name: query.data.name } : undefined,
    /** The address says it no longer, so that going back opens nothing. */
    forget: () => setSearch({}, { replace: true }),
  };
}

/** `/querytool/diary/`: all manuscripts of somebody, and what has to be done next. */
export function DiaryPage() {
  const query = useQuery(diaryList());
  const journal = useGivenJournal();
  const [writing, setWriting] = useState(false);
  const { data: diary, error } = query;
  usePage({ ready: !query.isPending && !journal.waits });
  if (error && !diary) return <FailedPage title="投稿进度本没有加载出来" query={query} />;
  if (!diary || journal.waits) return <ListSkeleton rows={5} />;
  const write = () => setWriting(true);
  const { manuscripts, deadlines } = diary;
  const groups = [
    { title: '进行中', list: manuscripts.filter(({ ended }) => !ended) },
    { title: '已结束', list: manuscripts.filter(({ ended }) => ended) },
  ].filter(({ list }) => list.length > 0);
  const coming =
    deadlines.length > 0 ? (
      <Panel>
        <h2 className={styles.heading}>近期截止</h2>
        <ul className={styles.deadlines}>
          {deadlines.slice(0, mostDeadlines).map((one) => (
            <li key={one.id}>
              <Link to={manuscriptPath(one.manuscript_id)}>
                <span className={styles.words}>
                  <b>{one.title}</b>
                  <small>
                    {dayWords(one.day)} · {one.manuscript}
                  </small>
                </span>
                <Tag tone={leftTone(one)}>{leftWords(one)}</Tag>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    ) : null;
  return (
    <PageFrame className={styles.page}>
      {onPhone ? (
        <HiddenTitle>投稿进度本</HiddenTitle>
      ) : (
        <header className={styles.top}>
          <h1>投稿进度本</h1>
          <p>每份稿件到了哪一步、下一个日子是什么，只有您自己看得到</p>
          {manuscripts.length > 0 ? (
            <Button kind="primary" size="l" icon={<Plus size={17} aria-hidden />} onClick={write}>
              记一份稿件
            </Button>
          ) : null}
        </header>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {onPhone ? coming : null}
          {manuscripts.length === 0 ? <EmptyDiary onWrite={write} /> : null}
          {groups.map(({ title, list }) => (
            <Panel key={title}>
              <h2 className={styles.heading}>
                {title} <small>{list.length}</small>
              </h2>
              <ul className={styles.manuscripts}>
                {list.map((one) => (
                  <li key={one.id}>
                    <ManuscriptRow manuscript={one} />
                  </li>
                ))}
              </ul>
            </Panel>
          ))}
        </div>
        <div className={styles.side}>
          {onPhone ? null : coming}
          <Settings diary={diary} />
          <Honest shares={diary.shares} />
        </div>
      </div>
      {onPhone && manuscripts.length > 0 ? <WriteBar onWrite={write} /> : null}
      {writing || journal.given ? (
        <ManuscriptForm
          journal={journal.given}
          onClose={() => {
            setWriting(false);
            if (journal.given) journal.forget();
          }}
        />
      ) : null}
    </PageFrame>
  );
}

export default DiaryPage;
