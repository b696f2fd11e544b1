import type { CourseDetail } from '@harbor/contract';
import { formatFen, Price, Stars } from '@harbor/ui';
import { BarButton, BottomBar, ErrorBlock, PageSkeleton, Panel } from '@harbor/ui/mobile';
import { Tag } from '@harbor/ui/tag';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { isOwned } from '../../courses/badge';
import { Materials } from '../../courses/Materials';
import { RefundBox } from '../../courses/RefundBox';
import { TeacherBox } from '../../courses/TeacherBox';
import { useCollect } from '../../courses/useCollect';
import { countText } from '../../courses/words';
import { isGone } from '../../parts/isGone';
import { ProgressBar } from '../../parts/ProgressBar';
import { lengthText } from '../../player/clock';
import { CommentBlock } from '../../talk/CommentBlock';
import { DiscussBlock } from '../../talk/DiscussBlock';
import { CertificateBox } from './CertificateBox';
import { Contents } from './Contents';
import { CourseMissing } from './CourseMissing';
import styles from './CoursePage.mobile.module.css';
import { Intro } from './Intro';
import { MainWay } from './MainWay.mobile';
import { Related } from './Related';
import { Stage } from './Stage';
import { useCourse } from './useCourse';

/** `/classdetail/:id` of the phone. */
export function CoursePage() {
  const { query, course } = useCourse();
  if (query.isPending) return <PageSkeleton />;
  if (isGone(query.error)) return <CourseMissing />;
  if (!course)
    return (
      <Panel>
        <ErrorBlock title="课程没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  return <Course key={course.id} course={course} />;
}

const views = ['目录', '介绍', '评价', '讨论', '资料'] as const;

function Course({ course }: { course: CourseDetail }) {
  const [trying, setTrying] = useState<number>();
  const [view, setView] = useState<(typeof views)[number]>('目录');
  const { toggle } = useCollect(course);
  const { own, coupon, price_fen, original_fen, collected } = course;
  const owned = isOwned(course) && own;
  const counts = {
    目录: course.lessons,
    介绍: 0,
    评价: course.comments,
    讨论: course.discusses,
    资料: course.materials.length,
  };
  const lessonOf = (id: number) => {
    const found = course.chapters.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
    return found && `第 ${found.number} 讲`;
  };
  const handleTry = (lesson: number) => {
    setTrying(lesson);
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  const pay = coupon?.pay_fen ?? price_fen;
  return (
    <article>
      <div className={trying === undefined ? undefined : styles.stage}>
        <Stage course={course} playing={trying} onPlay={setTrying} />
      </div>
      <header className={styles.head}>
        <p className={styles.tags}>
          <Tag tone="primary">{course.category_title}</Tag>
          {course.has_certificate ? <Tag tone="accent">有结课证书</Tag> : null}
        </p>
        <h1 className={styles.title}>{course.title}</h1>
        <p className={styles.subtitle}>{course.subtitle}</p>
        <p className={styles.facts}>
          <Stars value={course.score} />
          <span>{countText(course.students)} 人在学</span>
          <span>
            {course.lessons} 讲 · {lengthText(course.seconds)}
          </span>
          <span>{course.valid_days > 0 ? `${course.valid_days} 天有效` : '永久有效'}</span>
        </p>
        {owned ? (
          <p className={styles.own}>
            <span>
              已学 {owned.percent}% · {owned.done_lessons} / {course.lessons} 讲
            </span>
            <ProgressBar percent={owned.percent} label="学习进度" />
          </p>
        ) : null}
        {!owned && coupon ? (
          <p className={styles.coupon}>
            {coupon.title}，用券后 ¥{formatFen(coupon.pay_fen, { trim: true })}
          </p>
        ) : null}
      </header>
      <div className={styles.tabs} role="tablist" aria-label="课程内容">
        {views
          .filter((one) => one !== '资料' || counts.资料 > 0)
          .map((one) => (
            <button
              key={one}
              id={`tab-${one}`}
              type="button"
              role="tab"
              aria-selected={view === one}
              aria-controls="course-part"
              className={view === one ? `${styles.tab} ${styles.on}` : styles.tab}
              onClick={() => setView(one)}
            >
              {one}
              {counts[one] ? <small>{counts[one]}</small> : null}
            </button>
          ))}
      </div>
      <div id="course-part" role="tabpanel" aria-labelledby={`tab-${view}`} className={styles.part}>
        {view === '目录' ? <Contents course={course} onTry={handleTry} /> : null}
        {view === '介绍' ? <Intro course={course} /> : null}
        {view === '评价' ? <CommentBlock course={course} /> : null}
        {view === '讨论' ? <DiscussBlock courseId={course.id} /> : null}
        {view === '资料' ? (
          <Materials files={course.materials} lessonOf={lessonOf} free={course.price_fen === 0} />
        ) : null}
      </div>
      <TeacherBox teacher={course.teacher_info} />
      {course.price_fen > 0 ? <RefundBox rule={course.refund_rule} /> : null}
      {course.has_certificate ? <CertificateBox course={course.title} /> : null}
      <Related courses={course.related} />
      <BottomBar label="购买">
        <BarButton on={collected} aria-pressed={collected} onClick={toggle}>
          <Heart size={21} fill={collected ? 'currentColor' : 'none'} aria-hidden />
          {collected ? '已收藏' : '收藏'}
        </BarButton>
        {owned ? null : (
          <span className={styles.price}>
            {pay === 0 ? (
              <b>免费</b>
            ) : (
              <Price fen={pay} size="m" was={(coupon ? price_fen : original_fen) || undefined} />
            )}
          </span>
        )}
        <MainWay course={course} />
      </BottomBar>
    </article>
  );
}

export default CoursePage;
