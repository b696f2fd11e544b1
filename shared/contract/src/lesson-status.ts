/** Codes of `lessons.status`; the table of transitions lives in the server. */
export const lessonStatus = { packaging: 0, playable: 1, failed: 2, offShelf: 3 } as const;

export type LessonStatus = (typeof lessonStatus)[keyof typeof lessonStatus];

/** What people read for each code. */
export const lessonStatusLabel: Record<LessonStatus, string> = {
  0: '转码中',
  1: '可播放',
  2: '失败',
  3: '下架',
};
