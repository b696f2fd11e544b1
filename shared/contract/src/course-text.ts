/** What people write in a course: 评价 with stars, 讨论 at a second, 笔记 for oneself or for all. */
export const courseTextKinds = ['comment', 'discuss', 'note'] as const;

export type CourseTextKind = (typeof courseTextKinds)[number];

/** What people read for each kind. */
export const courseTextKindLabel: Record<CourseTextKind, string> = {
  comment: '评价',
  discuss: '讨论',
  note: '笔记',
};

/** Codes of `course_texts.status`. */
export const courseTextStatus = { waiting: 0, shown: 1, rejected: 2, hidden: 3, deleted: 4 } as const;

export type CourseTextStatus = (typeof courseTextStatus)[keyof typeof courseTextStatus];

/** What people read for each code. */
export const courseTextStatusLabel: Record<CourseTextStatus, string> = {
  0: '待审核',
  1: '已公开',
  2: '未通过',
  3: '已隐藏',
  4: '已删除',
};

/** `courses.is_allow_comment`: whether people may write, and when the team looks. */
export const courseTalk = { closed: 0, after: 1, before: 2 } as const;

export type CourseTalk = (typeof courseTalk)[keyof typeof courseTalk];

/** What staff read for each setting. */
export const courseTalkLabel: Record<CourseTalk, string> = {
  0: '关闭评价与讨论',
  1: '先发后审',
  2: '先审后发',
};

/** Lengths of what is written, in visible characters. */
export const courseTextRule = { comment: 500, discuss: 500, note: 1000 } as const;
