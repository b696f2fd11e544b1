/** Codes of `courses.status`. */
export const courseStatus = { draft: 0, reviewing: 1, onShelf: 2, offShelf: 3, updating: 4 } as const;

export type CourseStatus = (typeof courseStatus)[keyof typeof courseStatus];

/** What people read for each code. */
export const courseStatusLabel: Record<CourseStatus, string> = {
  0: '草稿',
  1: '待审',
  2: '已上架',
  3: '已下架',
  4: '更新中',
};
