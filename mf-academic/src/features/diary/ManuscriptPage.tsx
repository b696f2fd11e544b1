import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { onPhone, PageSkeleton, Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { PageFrame } from '../../parts/PageFrame';
import { FailedPage } from '../../states/FailedPage';
import { isGone } from '../../states/isGone';
import { MissingPage } from '../../states/MissingPage';
import { Compare } from './Compare';
import { Deadlines } from './Deadlines';
import { DiaryBar } from './DiaryBar';
import { ExperienceWay } from './ExperienceWay';
import { HeadCard } from './HeadCard';
import { Honest } from './Honest';
import styles from './ManuscriptPage.module.css';
import { ManuscriptRow } from './ManuscriptRow';
import { diaryList, manuscriptDetail } from './queries';
import { StepForm } from './StepForm';
import { saveCalendar } from './saveCalendar';
import { Timeline } from './Timeline';
import { diaryPath } from './words';

const missing = '没有找到这份稿件';
const mostOthers = 4;

/** `/querytool/diary/:id`: a manuscript on its way, with what comes next and how long it takes others. */
export function ManuscriptPage() {
  const { id = '' } = useParams();
  const query = useQuery(manuscriptDetail(id));
  const list = useQuery(diaryList());
  const [writing, setWriting] = useState(false);
  const { data: manuscript, error } = query;
  usePage({
    title: isGone(error) ? missing : undefined,
    navTitle: '投稿进度本',
    ready: !query.isPending && !list.isPending,
  });
  if (isGone(error))
    return (
      <MissingPage
        title={missing}
        description="它可能已被删除，或属于另一个账号"
        onward={{ title: '回到投稿进度本', to: diaryPath }}
      />
    );
  if (error && !manuscript) return <FailedPage title="稿件没有加载出来" query={query} />;
  if (!manuscript || list.isPending) return <PageSkeleton />;
  const others = (list.data?.manuscripts ?? []).filter((one) => one.id !== manuscript.id);
  const dated = !manuscript.ended && manuscript.deadlines.some(({ done }) => !done);
  const bar = (
    <DiaryBar
      count={list.data?.manuscripts.length}
      dated={dated}
      onWrite={() => setWriting(true)}
      onCalendar={() => void saveCalendar(manuscript.id)}
    />
  );
  const next = <Deadlines manuscript={manuscript} />;
  const rest =
    others.length > 0 ? (
      <Panel>
        <div className={styles.head}>
          <h2>其他稿件 {others.length}</h2>
          <Link to={diaryPath}>全部</Link>
        </div>
        <ul className={styles.others}>
          {others.slice(0, mostOthers).map((one) => (
            <li key={one.id}>
              <ManuscriptRow manuscript={one} short />
            </li>
          ))}
        </ul>
      </Panel>
    ) : null;
  return (
    <PageFrame key={manuscript.id} className={styles.page}>
      {onPhone ? null : (
        <div className={styles.top}>
          <Link to={diaryPath}>投稿进度本</Link>
          {bar}
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <HeadCard manuscript={manuscript} />
          <ExperienceWay manuscript={manuscript} />
          {onPhone ? next : null}
          <Compare manuscript={manuscript} />
          <Timeline manuscript={manuscript} />
        </div>
        <div className={styles.side}>
          {onPhone ? null : next}
          {rest}
          <Honest shares={manuscript.shares} />
        </div>
      </div>
      {onPhone ? bar : null}
      {writing ? <StepForm manuscript={manuscript} onClose={() => setWriting(false)} /> : null}
    </PageFrame>
  );
}

export default ManuscriptPage;
