/** Shelves of the video school: `courses.category_id`. */
export const courseCategories = {
  1: '论文写作',
  2: '数据与统计',
  3: '文献检索',
  4: '投稿与返修',
  5: '英语表达',
  6: '基金与答辩',
  7: '科研工具',
} as const;

export type CourseCategoryId = keyof typeof courseCategories;

/** Every shelf in its order. */
export const courseCategoryIds = Object.keys(courseCategories).map(Number) as CourseCategoryId[];
