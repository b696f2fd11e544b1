/** Codes of `videos.status`: one upload of a recording, from its first byte to its segments. */
export const videoStatus = {
  uploading: 0,
  waiting: 1,
  packaging: 2,
  ready: 3,
  failed: 4,
  cancelled: 5,
} as const;

export type VideoStatus = (typeof videoStatus)[keyof typeof videoStatus];

/** What staff read for each code. */
export const videoStatusLabel: Record<VideoStatus, string> = {
  0: '上传中',
  1: '等待转码',
  2: '转码中',
  3: '已就绪',
  4: '转码失败',
  5: '已取消',
};

/** Largest recording that is taken, in bytes: two hours of a lecture in full HD. */
export const mostVideoBytes = 4 * 1024 ** 3;

/** Endings of recordings that are taken; what is inside is judged by its content. */
export const videoEndings = ['mp4', 'mov', 'm4v', 'mkv', 'webm'] as const;
