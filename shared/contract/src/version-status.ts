/** Codes of `lesson_versions.status`: what a teacher wants a lesson to be, until the team has passed it. */
export const versionStatus = { draft: 0, waiting: 1, passed: 2, returned: 3, dropped: 4 } as const;

export type VersionStatus = (typeof versionStatus)[keyof typeof versionStatus];

/** What people read for each code. */
export const versionStatusLabel: Record<VersionStatus, string> = {
  0: '草稿',
  1: '待审',
  2: '已通过',
  3: '退回修改',
  4: '已放弃',
};
