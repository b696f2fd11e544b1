/** How well somebody remembered what they reviewed: the grades of the FSRS algorithm. */
export const reviewGrade = { again: 1, hard: 2, good: 3, easy: 4 } as const;

export type ReviewGrade = (typeof reviewGrade)[keyof typeof reviewGrade];

/** What people read for each grade. */
export const reviewGradeLabel: Record<ReviewGrade, string> = {
  1: '忘了',
  2: '有些模糊',
  3: '记得',
  4: '很轻松',
};
