import { courseCategories } from '@harbor/contract/course-categories';
import type { SiteFinder } from '../../../base/site-search/finder';
import { foundBy, onShelf } from './list';

/** Courses by their words and by what is said in them, for the search of the whole site. */
export const courseFinder: SiteFinder = {
  kind: 'course',
  async find({ db }, keyword, limit) {
    const rows = await db
      .selectFrom('courses')
      .select(['id', 'title', 'teacher', 'category_id'])
      .where(onShelf)
      .where(foundBy(keyword))
      .orderBy('students', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, title, teacher, category_id }) => ({
      id,
      title,
      note: `${courseCategories[category_id]} · ${teacher}`,
      link: `/classdetail/${id}`,
    }));
  },
};
