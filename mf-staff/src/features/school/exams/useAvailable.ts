import type { DeskExam } from '@harbor/contract';
import type { QuestionKind } from '@harbor/contract/question-kind';
import { useQuery } from '@harbor/runtime';
import { useRef } from 'react';
import { countQuery } from './queries';

type Available = Partial<Record<QuestionKind, number>>;

/** How many questions of each type the bank of a course has to draw from; undefined while that is not known. */
export function useAvailable(exam: DeskExam | undefined, course: number): Available | undefined {
  // What is told with the exam is of its own course.
  const told = exam?.course_id === course ? exam.bank : undefined;
  const asked = told ? 0 : course;
  const counts = [
    useQuery(countQuery(asked, '1')).data?.total,
    useQuery(countQuery(asked, '2')).data?.total,
    useQuery(countQuery(asked, '3')).data?.total,
    useQuery(countQuery(asked, '4')).data?.total,
    useQuery(countQuery(asked, '5')).data?.total,
  ];
  if (told) return Object.fromEntries(told.map(({ kind, count }) => [kind, count]));
  if (counts.some((count) => count === undefined)) return undefined;
  return Object.fromEntries(counts.map((count, n) => [n + 1, count]));
}

/** The last answer of {@link useAvailable} for who asks later, as a check before saving does. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  latest.current = value;
  return () => latest.current;
}
