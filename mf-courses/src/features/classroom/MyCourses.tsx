import type { DataOf } from '@harbor/contract';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { Link, rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { Cover, formatDate, formatWhen } from '@harbor/ui';
import { Empty, ErrorBlock, LinkButton, ListSkeleton, Panel, Tabs } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { buyPath, coursePath, playPath, schoolPath } from '../../courses/paths';
import { ProgressBar } from '../../parts/ProgressBar';
import { clockText, lengthText } from '../../player/clock';
import { playsAhead } from '../../player/openAhead';
import { More } from '../../talk/More';
import styles from './MyCourses.module.css';
import { type CourseState, statePath } from './place';
import { ownCourses } from './queries';
import { useReady } from './useReady';
import { WeekChart } from './WeekChart';

interface MyCoursesProps {
  state: CourseState | undefined;
  onReady: (ready: boolean) => void;
}

type OwnRow = DataOf<'GET /cloudclassroom/list'>['data'][number];

const labels: Record<CourseState, string> = {
  all: '全部',
  learning: '学习中',
  finished: '已学完',
  ended: '已失效',
};

/** Every course of one's own with how far it is, the one that was learnt last first. */
export function MyCourses({ state = 'all', onReady }: MyCoursesProps) {
  const feed = useInfiniteQuery(ownCourses(state === 'all' ? undefined : state));
  const first = feed.data?.pages[0];
  const rows = rowsOf(feed.data);
  useReady(!feed.isPending, onReady);
  return (
    <>
      {first?.week.some(({ seconds }) => seconds > 0) ? <WeekChart week={first.week} /> : null}
      <Tabs
        label="课程状态"
        current={state}
        tabs={(Object.keys(labels) as CourseState[]).map((key) => ({
          key,
          label: labels[key],
          to: statePath(key),
          count: first?.counts[key],
        }))}
      />
      <div className={styles.list}>
        {feed.isPending ? <ListSkeleton rows={4} /> : null}
        {feed.isError && !first ? (
          <Panel>
            <ErrorBlock title="课程没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
          </Panel>
        ) : null}
        {first && rows.length === 0 ? (
          <Panel>
            <Empty
              title={state === 'all' ? '还没有课程' : `没有${labels[state]}的课程`}
              description={state === 'all' ? '免费课程登录就能加入' : undefined}
              action={
                <LinkButton to={schoolPath} primary>
                  去视频学院
                </LinkButton>
              }
            />
          </Panel>
        ) : null}
        {rows.length > 0 ? (
          <Panel padding="none">
            <ul className={feed.isPlaceholderData ? styles.stale : undefined}>
              {rows.map((row) => (
                <li key={row.course.id}>
                  <OwnLine row={row} />
                </li>
              ))}
            </ul>
          </Panel>
        ) : null}
        <More feed={feed}>更多课程</More>
      </div>
    </>
  );
}

function OwnLine({ row: { course, own, learnt_at, watched_seconds } }: { row: OwnRow }) {
  const valid = own.status === enrolmentStatus.valid;
  const { next } = own;
  return (
    <article className={styles.row}>
      <Link to={coursePath(course.id)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Cover src={course.cover} ratio="16/9" />
      </Link>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={coursePath(course.id)}>{course.title}</Link>
          {valid ? null : <Tag tone="over">{own.status_text}</Tag>}
        </h2>
        <p className={styles.facts}>
          {[
            course.teacher,
            `${own.done_lessons} / ${course.lessons} 讲`,
            watched_seconds > 0 && `真实观看 ${lengthText(watched_seconds)}`,
            learnt_at && `上次学习 ${formatWhen(learnt_at)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.progress}>
          <ProgressBar percent={own.percent} label="学习进度" className={styles.bar} />
          <span>{own.percent}%</span>
        </p>
        <p className={styles.facts}>
          {valid
            ? next
              ? `${next.position > 0 ? `看到第 ${next.number} 讲 ${clockText(next.position)}` : `下一讲：第 ${next.number} 讲`} ${next.title}`
              : course.lessons > 0
                ? '全部讲次已学完'
                : '课时准备中，上线后可以学习'
            : '笔记与考试记录仍为您保留'}
          {valid && own.expires_at ? ` · ${formatDate(own.expires_at)} 到期` : ''}
        </p>
      </div>
      <div className={styles.acts}>
        {valid ? (
          <LinkButton
            to={playPath(course.id, next?.lesson_id)}
            {...playsAhead(course.id, next?.lesson_id)}
            primary
          >
            {own.percent >= 100 ? '再看看' : '继续学'}
          </LinkButton>
        ) : (
          <LinkButton to={buyPath(course.id)}>再次购买</LinkButton>
        )}
      </div>
    </article>
  );
}
