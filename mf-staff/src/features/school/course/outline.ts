/** Chapters with their lessons, by number, in their order. */
export type Outline = readonly { id: number; lessons: readonly number[] }[];

/** The outline of a course. Pure. */
export const outlineOf = (chapters: readonly { id: number; lessons: readonly { id: number }[] }[]): Outline =>
  chapters.map(({ id, lessons }) => ({ id, lessons: lessons.map((one) => one.id) }));

/** Takes a lesson to a place of a chapter: before what stands there now, or at its end. Pure. */
export function placed(outline: Outline, lesson: number, chapter: number, before?: number): Outline {
  if (lesson === before) return outline;
  return outline.map(({ id, lessons }) => {
    const rest = lessons.filter((one) => one !== lesson);
    if (id !== chapter) return { id, lessons: rest };
    const at = before === undefined ? -1 : rest.indexOf(before);
    return { id, lessons: at < 0 ? [...rest, lesson] : [...rest.slice(0, at), lesson, ...rest.slice(at)] };
  });
}

/**
 * Moves a lesson up or down: beyond the first place of its chapter it becomes the last of the one before, beyond the
 * last place the first of the next. Pure.
 */
export function stepped(outline: Outline, lesson: number, by: -1 | 1): Outline {
  const at = outline.findIndex(({ lessons }) => lessons.includes(lesson));
  const here = outline[at];
  if (!here) return outline;
  const place = here.lessons.indexOf(lesson);
  const next = place + by;
  if (next >= 0 && next < here.lessons.length)
    return by < 0
      ? placed(outline, lesson, here.id, here.lessons[next])
      : placed(outline, lesson, here.id, here.lessons[next + 1]);
  const other = outline[at + by];
  if (!other) return outline;
  return by < 0 ? placed(outline, lesson, other.id) : placed(outline, lesson, other.id, other.lessons[0]);
}

/** Moves a chapter with all its lessons. Pure. */
export function chapterStepped(outline: Outline, chapter: number, by: -1 | 1): Outline {
  const at = outline.findIndex(({ id }) => id === chapter);
  const one = outline[at];
  const other = outline[at + by];
  if (!one || !other) return outline;
  const next = [...outline];
  next[at] = other;
  next[at + by] = one;
  return next;
}

/** `第 2 章第 3 讲`, for who cannot see where it went. Pure. */
export function placeWords(outline: Outline, lesson: number): string {
  const at = outline.findIndex(({ lessons }) => lessons.includes(lesson));
  return `第 ${at + 1} 章第 ${(outline[at]?.lessons.indexOf(lesson) ?? 0) + 1} 讲`;
}
