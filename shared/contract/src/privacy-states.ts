/** Codes of `data_exports.status`; the table of transitions lives in the server. */
export const exportStatus = { queued: 1, running: 2, ready: 3, expired: 4, failed: 5 } as const;

export type ExportStatus = (typeof exportStatus)[keyof typeof exportStatus];

/** What users read for each code. */
export const exportStatusLabel: Record<ExportStatus, string> = {
  1: '排队中',
  2: '生成中',
  3: '可下载',
  4: '已过期',
  5: '没有完成',
};

/** Codes of `account_closings.status`. */
export const closingStatus = { waiting: 1, closed: 2, cancelled: 3 } as const;

export type ClosingStatus = (typeof closingStatus)[keyof typeof closingStatus];
