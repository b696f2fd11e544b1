import type { CourseDetail } from '@harbor/contract';
import { AsideFrame, ErrorBlock, PageSkeleton, Panel } from '@harbor/ui/desktop';
import { useState } from 'react';
import { isOwned } from '../../courses/badge';
import { Materials } from '../../courses/Materials';
import { RefundBox } from '../../courses/RefundBox';
import { TeacherBox } from '../../courses/TeacherBox';
import { isGone } from '../../parts/isGone';
import { PageFrame } from '../../parts/PageFrame';
import { CommentBlock } from '../../talk/CommentBlock';
import { DiscussBlock } from '../../talk/DiscussBlock';
import { BuyBox } from './BuyBox';
import { CertificateBox } from './CertificateBox';
import { Contents } from './Contents';
import { CourseMissing } from './CourseMissing';
import styles from './CoursePage.module.css';
import { Intro } from './Intro';
import { Related } from './Related';
import { Stage } from './Stage';
import { TrialCards } from './TrialCards';
import { useCourse } from './useCourse';

/** `/classdetail/:id`: what a course holds, what may be tried, what it costs and how it goes back. */
export function CoursePage() {
  const { query, course } = useCourse();
  if (query.isPending) return <PageSkeleton />;
  if (isGone(query.error)) return <CourseMissing />;
  if (!course)
    return (
      <PageFrame>
        <Panel>
          <ErrorBlock title="课程没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
        </Panel>
      </PageFrame>
    );
  return <Course key={course.id} course={course} />;
}

function Course({ course }: { course: CourseDetail }) {
  const [trying, setTrying] = useState<number>();
  const lessonOf = (id: number) => {
    const found = course.chapters.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
    return found && `第 ${found.number} 讲`;
  };
  const handleTry = (lesson: number) => {
    setTrying(lesson);
    document.getElementById('course-stage')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const parts: [id: string, title: string, count?: number][] = [
    ['contents', '课程目录', course.lessons],
    ['intro', '介绍'],
    ['comments', '评价', course.comments],
    ['discuss', '讨论', course.discusses],
    ...(course.materials.length > 0
      ? [['materials', '资料', course.materials.length] as [string, string, number]]
      : []),
  ];
  return (
    <PageFrame>
      <article>
        <Panel className={styles.top}>
          <div id="course-stage" className={styles.left}>
            <Stage course={course} playing={trying} onPlay={setTrying} />
            <TrialCards trials={isOwned(course) ? [] : course.trials} playing={trying} onPlay={setTrying} />
          </div>
          <BuyBox course={course} />
        </Panel>
        <AsideFrame
          label="教师、证书与退款规则"
          stays="begin"
          aside={
            <>
              <TeacherBox teacher={course.teacher_info} />
              {course.has_certificate ? <CertificateBox course={course.title} /> : null}
              {course.price_fen > 0 ? <RefundBox rule={course.refund_rule} /> : null}
              <Related courses={course.related} />
            </>
          }
        >
          <Panel padding="none">
            <nav className={styles.tabs} aria-label="课程内容">
              {parts.map(([id, title, count]) => (
                <a key={id} href={`#${id}`}>
                  {title}
                  {count ? <small>{count}</small> : null}
                </a>
              ))}
            </nav>
            <section id="contents" className={styles.part} aria-labelledby="contents-title">
              <h2 id="contents-title">课程目录</h2>
              <Contents course={course} onTry={handleTry} />
            </section>
            <section id="intro" className={styles.part} aria-labelledby="intro-title">
              <h2 id="intro-title">课程介绍</h2>
              <Intro course={course} />
            </section>
            <section id="comments" className={styles.part} aria-labelledby="comments-title">
              <h2 id="comments-title">学员评价</h2>
              <CommentBlock course={course} />
            </section>
            <section id="discuss" className={styles.part} aria-labelledby="discuss-title">
              <h2 id="discuss-title">课程讨论</h2>
              <DiscussBlock courseId={course.id} />
            </section>
            {course.materials.length > 0 ? (
              <section id="materials" className={styles.part} aria-labelledby="materials-title">
                <h2 id="materials-title">课程资料</h2>
                <Materials files={course.materials} lessonOf={lessonOf} free={course.price_fen === 0} />
              </section>
            ) : null}
          </Panel>
        </AsideFrame>
      </article>
    </PageFrame>
  );
}

export default CoursePage;
