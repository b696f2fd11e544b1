import { usePage, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, LinkButton, NoAccess, Panel } from '@harbor/ui/kit';
import { buyPath, coursePath, schoolPath } from '../../courses/paths';
import { courseExams, courseInfo } from '../../courses/queries';
import { isClosed, isGone } from '../../parts/isGone';
import { PageFrame } from '../../parts/PageFrame';
import { useOpenTop } from '../../parts/useOpenTop';
import { takeAsked } from '../../player/openAhead';
import styles from './PlayPage.module.css';
import { PlaySkeleton } from './PlaySkeleton';
import { PlayView } from './PlayView';
import { lessonPlay } from './queries';
import { usePlayPlace } from './usePlayPlace';

/** `/playclass`: a lesson with its contents, notes, discussion and transcript. One file for both platforms. */
export function PlayPage() {
  useOpenTop();
  const { course = 0, lesson, at } = usePlayPlace();
  const known = useQuery({ ...courseInfo(course), enabled: course > 0 });
  const query = useQuery({
    ...lessonPlay(course, lesson, at, () => takeAsked(course, lesson)),
    enabled: course > 0,
  });
  const info = query.data?.info;
  // They stand among the lessons: what came later would push the rest away. Where they fail, the lesson plays without.
  const exams = useQuery({ ...courseExams(course), enabled: course > 0 });
  const pending = query.isPending || known.isPending || (exams.isPending && exams.failureCount === 0);
  usePage({
    title: info && `第 ${info.lesson.number} 讲 ${info.lesson.title}`,
    navTitle: info?.lesson.title,
    ready: course === 0 || !pending,
    crumbs: info && [
      { title: '视频学院', path: schoolPath },
      { title: info.course.title, path: coursePath(info.course.id) },
      { title: `第 ${info.lesson.number} 讲` },
    ],
  });
  if (course === 0)
    return (
      <PageFrame className={styles.closed}>
        <HiddenTitle>课程播放</HiddenTitle>
        <Panel>
          <Empty
            title="请先选择一门课程"
            action={
              <LinkButton to={schoolPath} primary>
                去视频学院
              </LinkButton>
            }
          />
        </Panel>
      </PageFrame>
    );
  if (pending) return <PlaySkeleton />;
  if (query.data)
    return (
      <PlayView key={`${course}/${query.data.info.lesson.id}`} courseId={course} play={query.data} at={at} />
    );
  const of = known.data?.info;
  const free = of?.price_fen === 0;
  const how = free ? '加入后观看' : '购买后观看';
  return (
    <PageFrame className={styles.closed}>
      <HiddenTitle>课程播放</HiddenTitle>
      <Panel>
        {isClosed(query.error) ? (
          <NoAccess
            title={of ? `“${of.title}”需要${how}` : `这一讲需要${how}`}
            description={
              of?.own
                ? `您曾拥有这门课，${of.own.status_text}。笔记与考试记录仍为您保留`
                : '标有“免费”或“试看”的讲次，可以在课程页先看'
            }
            action={
              <>
                <LinkButton to={coursePath(course)}>查看课程</LinkButton>
                <LinkButton to={buyPath(course)} primary>
                  {free ? '免费加入' : '去购买'}
                </LinkButton>
              </>
            }
          />
        ) : isGone(query.error) ? (
          <Empty
            scene="not-found"
            title="这一讲不存在或已下架"
            action={
              <LinkButton to={coursePath(course)} primary>
                查看课程
              </LinkButton>
            }
          />
        ) : (
          <ErrorBlock title="课程没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Panel>
    </PageFrame>
  );
}

export default PlayPage;
