import { call, queryClient } from '@harbor/runtime';
import type { MouseEvent } from 'react';
import { courseExams } from '../courses/queries';
import { loadLibrary } from './library';
import { type LessonPlay, readLesson } from './readLesson';

/** A lesson that was asked for with the press of its link, before its page was there. */
interface Asked {
  course: number;
  lesson: number | undefined;
  answer: Promise<LessonPlay>;
  timer: ReturnType<typeof setTimeout>;
}

let asked: Asked | undefined;

/** A page that has not come by then asks for itself, in ms. */
const patience = 10_000;

/** Nobody came for it: a play that nobody watches would be one of the two. */
function drop({ course, answer, timer }: Asked): void {
  clearTimeout(timer);
  answer
    .then(async ({ info: { ticket }, own }) => {
      if (!ticket || !own) return;
      const body = { play_id: ticket.play_id };
      await call('POST /course/:id/play/end', { params: { id: course }, body, silent: true });
    })
    .catch(() => undefined);
}

function openAhead(course: number, lesson: number | undefined, at: number | undefined): void {
  // Pressed twice is opened once.
  if (asked?.course === course && asked.lesson === lesson) return;
  if (asked) drop(asked);
  const next: Asked = {
    course,
    lesson,
    answer: readLesson(course, lesson, { at }),
    timer: setTimeout(() => {
      if (asked !== next) return;
      asked = undefined;
      drop(next);
    }, patience),
  };
  asked = next;
  // What it could not read, its page asks for and says.
  next.answer.catch(() => undefined);
  loadLibrary().catch(() => undefined);
  void queryClient.prefetchQuery(courseExams(course));
}

/** The lesson that was asked for with the press, once; undefined where none was, or another. */
export function takeAsked(course: number, lesson: number | undefined): Promise<LessonPlay> | undefined {
  if (asked?.course !== course || asked.lesson !== lesson) return undefined;
  const { answer, timer } = asked;
  clearTimeout(timer);
  asked = undefined;
  return answer;
}

/**
 * What a link to a lesson does besides: with its press everything that plays is asked for, beside the code of the page.
 * One after the other, the first picture would come later. Not for links beside a player: its own play would still count.
 */
export const playsAhead = (course: number, lesson?: number, at?: number) => ({
  onClick: ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) => {
    // Another tab asks for itself.
    if (button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey)
      openAhead(course, lesson || undefined, at);
  },
});
