import type { DeskCourse } from '@harbor/contract';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { useOrder } from '../queries';
import { type Outline, outlineOf } from './outline';

/** The chapters of a course in the order that was asked for, which the server is told at once. */
export function useOutline(course: DeskCourse, onTold: (course: DeskCourse) => void) {
  const [asked, setAsked] = useState<Outline>();
  const [said, setSaid] = useState('');
  const saving = useSaving();
  const order = useOrder();
  const outline = asked ?? outlineOf(course.chapters);
  const lessons = new Map(course.chapters.flatMap((one) => one.lessons.map((lesson) => [lesson.id, lesson])));
  const chapters = new Map(course.chapters.map((one) => [one.id, one]));

  /** @param words what is said once it is done */
  async function arrange(next: Outline, words: string): Promise<void> {
    if (next === outline || saving.busy) return;
    setAsked(next);
    const body = { chapters: next.map(({ id, lessons: list }) => ({ id, lessons: [...list] })) };
    const saved = await saving.run(() => order.mutateAsync({ params: { id: course.id }, body }));
    if (saved) {
      onTold(saved);
      setSaid(words);
    }
    setAsked(undefined);
  }

  return {
    outline,
    arrange,
    /** What was moved where, for who cannot see it. */
    said,
    busy: saving.busy,
    problem: saving.problem,
    /** In the order in sight. */
    chapters: outline.flatMap(({ id, lessons: list }) => {
      const chapter = chapters.get(id);
      return chapter ? [{ ...chapter, lessons: list.flatMap((one) => lessons.get(one) ?? []) }] : [];
    }),
  };
}
