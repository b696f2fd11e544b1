import { type CourseStatus, courseStatus as s } from '@harbor/contract/course-status';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import type { Sellable } from '../orders/sellable';

const forSale: readonly CourseStatus[] = [s.onShelf, s.updating];

/** A course as an order keeps it: one piece, without a form, a term or rounds of changes. */
export const courseItem = (course: { title: string; cover: string; price_fen: number }): Sellable => ({
  goods: {
    title: course.title,
    cover: course.cover,
    category_id: 0,
    category_title: '课程',
    price_mode: 1,
    unit: '门',
    form_no: 0,
    need_trial: false,
  },
  spec: { id: 0, name: '全部课时', price_fen: course.price_fen, days: 0, revisions: 0 },
});

/** What is to be bought; that it is no longer sold; or nothing for an unknown course or one that never was. */
export async function sellableCourse(db: Db, courseId: number): Promise<Sellable | 'off_shelf' | undefined> {
  const course = await findRow(db, 'courses', { id: courseId }, ['title', 'cover', 'price_fen', 'status']);
  if (course?.status === s.offShelf) return 'off_shelf';
  return course && forSale.includes(course.status) ? courseItem(course) : undefined;
}
