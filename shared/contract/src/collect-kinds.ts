/** What people can have among their favourites, in the order of the tabs of `/collect/`. */
export const collectKinds = ['service', 'press', 'magazine', 'course', 'post', 'teacher'] as const;

export type CollectKind = (typeof collectKinds)[number];

/** What users read for each kind. */
export const collectKindLabel: Record<CollectKind, string> = {
  service: '服务',
  press: '资讯',
  magazine: '期刊',
  course: '课程',
  post: '帖子',
  teacher: '教师',
};
