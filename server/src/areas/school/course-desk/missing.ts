import type { CourseRow } from '../lessons/rows';

/** What of a course decides whether it can go to the shelf. */
type Judged = Pick<
  CourseRow,
  'title' | 'subtitle' | 'cover' | 'intro' | 'teacher_id' | 'lessons' | 'price_fen' | 'original_fen'
>;

/** What a course lacks for the shelf, by field. */
export function missingOf(course: Judged): { field: string; text: string }[] {
  const faults: [boolean, string, string][] = [
    [course.title.trim().length < 4, 'title', '请填写课程名称'],
    [course.subtitle.trim() === '', 'subtitle', '请填写副标题'],
    [course.cover === '', 'cover', '请选择封面'],
    [course.teacher_id === null, 'teacher_id', '请选择授课教师'],
    [course.intro.trim().length < 20, 'intro', '介绍至少20个字'],
    [course.lessons === 0, 'lessons', '至少有一讲可以播放'],
    [
      course.original_fen > 0 && course.original_fen <= course.price_fen,
      'original_fen',
      '原价应高于现价，没有优惠时填 0',
    ],
  ];
  return faults.filter(([lacks]) => lacks).map(([, field, text]) => ({ field, text }));
}
