import { usePage, useQuery, useSearchParams, useSession } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { onPhone, Tabs } from '@harbor/ui/kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PageFrame } from '../../parts/PageFrame';
import { taughtCourses } from '../teaching/queries';
import { Certificates } from './Certificates';
import styles from './ClassroomPage.module.css';
import { MyCourses } from './MyCourses';
import { readClassroom, tabPath } from './place';
import { ownCertificates } from './queries';
import { Review } from './Review';
import { ReviewActs } from './ReviewActs';
import { useReview } from './useReview';

// Few teach, and few look at lessons before they are out: nobody else loads it.
const Teaching = lazy(async () => ({ default: (await import('../teaching/Teaching')).Teaching }));
const LessonPreview = lazy(async () => ({
  default: (await import('../teaching/LessonPreview')).LessonPreview,
}));

const titles = {
  courses: '云课堂',
  review: '错题与复习',
  certificates: '考试与证书',
  teaching: '授课',
} as const;

const leads = {
  courses: '您的全部课程，进度按真实观看计算，多端同步',
  review: '错题和时间点笔记合在一张单子里，到日子提醒，每一项都能回到讲解的那一秒',
  certificates: '通过考试、学完课程即颁发证书，编号与二维码可公开核验',
  teaching: '上传您讲授课程的视频、字幕与资料，审核通过后学员可见',
} as const;

/** `/cloudclassroom/`: one's own courses, what is to be gone over, exams and certificates. One file for both platforms. */
export function ClassroomPage() {
  const [search] = useSearchParams();
  const { tab, state, review: choice, taught, preview } = useMemo(() => readClassroom(search), [search]);
  const [ready, setReady] = useState(false);
  const review = useReview(choice, tab === 'review');
  const certificates = useQuery(ownCertificates());
  const { user } = useSession();
  const teaching = useQuery(taughtCourses(user !== undefined && user !== null));
  const teaches = tab === 'teaching' || (teaching.data?.courses.length ?? 0) > 0;
  const due = review.summary?.due;
  usePage({ title: titles[tab], navTitle: '云课堂', ready });
  return (
    <>
      <header className={styles.band}>
        <div className={styles.head}>
          {onPhone ? (
            <HiddenTitle>{titles[tab]}</HiddenTitle>
          ) : (
            <div className={styles.line}>
              <div>
                <h1 className={styles.title}>{titles[tab]}</h1>
                <p className={styles.lead}>{leads[tab]}</p>
              </div>
              {tab === 'review' && review.settings ? <ReviewActs settings={review.settings} /> : null}
            </div>
          )}
          <Tabs
            bare
            label="云课堂"
            current={tab}
            tabs={[
              { key: 'courses', label: '我的课程', to: tabPath('courses') },
              { key: 'review', label: '错题与复习', to: tabPath('review'), count: due },
              {
                key: 'certificates',
                label: '考试与证书',
                to: tabPath('certificates'),
                count: certificates.data?.certificates.length,
              },
              // Only who teaches reads of it.
              ...(teaches ? [{ key: 'teaching', label: '授课', to: tabPath('teaching') }] : []),
            ]}
          />
        </div>
      </header>
      <PageFrame className={styles.page}>
        {tab === 'courses' ? <MyCourses state={state} onReady={setReady} /> : null}
        {tab === 'review' ? <Review review={review} choice={choice} onReady={setReady} /> : null}
        {tab === 'teaching' ? (
          <Suspense fallback={<Bone ratio="16/9" radius={12} />}>
            {preview === undefined ? (
              <Teaching query={teaching} course={taught} onReady={setReady} />
            ) : (
              <LessonPreview lesson={preview} onReady={setReady} />
            )}
          </Suspense>
        ) : null}
        {tab === 'certificates' ? <Certificates query={certificates} onReady={setReady} /> : null}
      </PageFrame>
    </>
  );
}

export default ClassroomPage;
