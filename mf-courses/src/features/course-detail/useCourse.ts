import { courseDescription } from '@harbor/contract/descriptions';
import { usePage, useParams, useQuery } from '@harbor/runtime';
import { schoolPath } from '../../courses/paths';
import { placePath } from '../../courses/place';
import { courseInfo } from '../../courses/queries';

/** The course of the address, told to the chrome. */
export function useCourse() {
  const { id = '' } = useParams();
  const query = useQuery(courseInfo(Number(id)));
  const course = query.data?.info;
  usePage({
    title: course?.title ?? (query.isError ? '课程不存在' : undefined),
    description: course && courseDescription(course),
    ready: !query.isPending,
    crumbs: course && [
      { title: course.category_title, path: placePath(schoolPath, { category: course.category_id }) },
      { title: course.title },
    ],
  });
  return { query, course };
}
