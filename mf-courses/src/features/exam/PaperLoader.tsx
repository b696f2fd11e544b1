import { ApiError, useNavigate, usePage, useQuery } from '@harbor/runtime';
import { PageSkeleton } from '@harbor/ui/kit';
import { useEffect } from 'react';
import { classroomPath, coursePath } from '../../courses/paths';
import { ExamClosed } from './ExamClosed';
import { PaperView } from './PaperView';
import { examPaper } from './queries';
import type { ExamPlace } from './useExamPlace';

interface PaperLoaderProps {
  place: ExamPlace;
  attempt: number;
}

/** An open attempt, on whatever device; one that is over leads on to its result. */
export function PaperLoader({ place, attempt }: PaperLoaderProps) {
  const navigate = useNavigate();
  const query = useQuery(examPaper(attempt));
  const paper = query.data;
  const over = query.error instanceof ApiError && query.error.code === 409;
  useEffect(() => {
    if (over) void navigate(place.base, { replace: true });
  }, [over, navigate, place.base]);
  usePage({
    title: paper?.title,
    ready: !query.isPending,
    crumbs: paper && [
      { title: '云课堂', path: classroomPath },
      { title: paper.course, path: coursePath(paper.course_id) },
      { title: paper.title },
    ],
  });
  if (query.isPending || over) return <PageSkeleton />;
  if (!paper)
    return <ExamClosed course={place.course} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <PaperView
      paper={paper}
      onOver={() => void navigate(place.resultPath(paper.exam_id, attempt), { replace: true })}
    />
  );
}
