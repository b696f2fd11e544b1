import { useParams, useSearchParams } from '@harbor/runtime';
import { examPath } from '../../courses/paths';

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/**
 * Where somebody is with the exams of a lesson, as the address says it, so that a reload brings the same: the exams
 * themselves, an attempt that is being answered, or how one went.
 */
export function useExamPlace() {
  const { classid = '', videoid = '' } = useParams();
  const [search] = useSearchParams();
  const [course, lesson] = [Number(classid), Number(videoid)];
  const base = examPath(course, lesson);
  return {
    course,
    lesson,
    base,
    attempt: numberIn(search.get('paper')),
    result: numberIn(search.get('result')),
    of: numberIn(search.get('attempt')),
    paperPath: (attempt: number) => `${base}?paper=${attempt}`,
    resultPath: (exam: number, attempt?: number) =>
      `${base}?result=${exam}${attempt ? `&attempt=${attempt}` : ''}`,
  };
}

export type ExamPlace = ReturnType<typeof useExamPlace>;
