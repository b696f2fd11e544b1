import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { useMemo } from 'react';
import { courseNotes } from '../../talk/queries';

/** Seconds of a lesson at which whoever watches wrote a note, for the line of the player. */
export function useNoteSeconds(course: number, lesson: number, enabled: boolean): number[] {
  const { data } = useInfiniteQuery({ ...courseNotes(course, { lesson, mine: '1' }), enabled });
  return useMemo(() => rowsOf(data).flatMap(({ at_seconds }) => at_seconds ?? []), [data]);
}
