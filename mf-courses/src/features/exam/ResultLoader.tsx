import { usePage, useQuery } from '@harbor/runtime';
import { PageSkeleton } from '@harbor/ui/kit';
import { classroomPath, coursePath } from '../../courses/paths';
import { ExamClosed } from './ExamClosed';
import { examResult } from './queries';
import { ResultView } from './ResultView';
import type { ExamPlace } from './useExamPlace';

interface ResultLoaderProps {
  place: ExamPlace;
  exam: number;
  attempt: number | undefined;
}

/** How an attempt went. */
export function ResultLoader({ place, exam, attempt }: ResultLoaderProps) {
  const query = useQuery(examResult(exam, attempt));
  const result = query.data;
  usePage({
    title: result && `${result.exam.title} · 结果`,
    navTitle: '考试结果',
    ready: !query.isPending,
    crumbs: result && [
      { title: '云课堂', path: classroomPath },
      { title: result.exam.course, path: coursePath(result.exam.course_id) },
      { title: '测验结果' },
    ],
  });
  if (query.isPending) return <PageSkeleton />;
  if (!result)
    return <ExamClosed course={place.course} error={query.error} onRetry={() => void query.refetch()} />;
  return <ResultView key={result.attempt.id} result={result} place={place} />;
}
