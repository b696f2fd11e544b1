import type { CourseCard } from '@harbor/contract';
import { courseStatus } from '@harbor/contract/course-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';

/** What a course's picture says first, and in which colour. */
export interface CourseBadge {
  text: string;
  tone: 'accent' | 'primary' | 'gold' | 'over';
}

/** Whether whoever looks may learn in a course now. */
export const isOwned = ({ own }: Pick<CourseCard, 'own'>): boolean => own?.status === enrolmentStatus.valid;

/** One word on a course's picture: what whoever looks has to do with it, else what is special about it. */
export function badgeOf(
  course: Pick<CourseCard, 'own' | 'price_fen' | 'is_new' | 'status' | 'lessons' | 'lessons_planned'>,
): CourseBadge | undefined {
  const { own, price_fen, is_new, status, lessons, lessons_planned } = course;
  if (isOwned(course)) return { text: '已拥有', tone: 'accent' };
  if (own?.status === enrolmentStatus.expired) return { text: '已过期', tone: 'over' };
  if (status === courseStatus.offShelf) return { text: '已下架', tone: 'over' };
  if (status === courseStatus.updating && lessons_planned > lessons)
    return { text: `连载中 ${lessons}/${lessons_planned}`, tone: 'gold' };
  if (price_fen === 0) return { text: '免费', tone: 'accent' };
  return is_new ? { text: '新课', tone: 'primary' } : undefined;
}

/** What stands below a course's title: who teaches, how much of it there is, and one more reason. */
export function factsOf(
  course: Pick<CourseCard, 'teacher' | 'lessons' | 'has_certificate' | 'captions' | 'files'>,
  short = false,
): string {
  const { teacher, lessons, has_certificate, captions, files } = course;
  const more = has_certificate
    ? short
      ? '有证书'
      : '有结课证书'
    : captions.length > 0
      ? captions.includes('en')
        ? '中英字幕'
        : '有字幕'
      : files > 0 && `附 ${files} 份资料`;
  return [teacher, `${lessons} 讲`, more].filter(Boolean).join(' · ');
}
