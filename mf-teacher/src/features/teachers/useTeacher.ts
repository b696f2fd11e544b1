import { teacherDescription } from '@harbor/contract/descriptions';
import { usePage, useParams, useQuery } from '@harbor/runtime';
import { listPath } from './place';
import { teacherPage } from './queries';

/** The teacher of the address, told to the chrome. */
export function useTeacher() {
  const { id = '' } = useParams();
  const query = useQuery(teacherPage(Number(id)));
  const teacher = query.data;
  usePage({
    title: teacher ? `${teacher.name}老师` : query.isError ? '没有找到这位老师' : undefined,
    description: teacher && teacherDescription(teacher),
    ready: !query.isPending,
    crumbs: teacher && [{ title: '老师风采', path: listPath }, { title: teacher.name }],
  });
  return { query, teacher };
}
