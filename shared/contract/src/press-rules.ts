/** How much of everything an article of the headlines takes, in characters or pieces. */
export const pressRule = {
  title: 60,
  desc: 200,
  /** At least so many in its text, but for a 快讯. */
  letters: 600,
  /** Of a 快讯. */
  brief: 100,
  tags: 5,
  services: 4,
  keywords: 6,
  /** What is looked for. */
  keyword: 50,
  introduction: 300,
  /** Read in a minute. */
  perMinute: 400,
};

/** What is looked for, as an address says it; undefined for what is no word. */
export const pressKeyword = (said: string | null | undefined): string | undefined =>
  said && said.trim() !== '' && said.length <= pressRule.keyword ? said : undefined;

/** `press_reports.status`. */
export const pressReportStatus = { open: 1, adopted: 2, declined: 3 } as const;

export type PressReportStatus = (typeof pressReportStatus)[keyof typeof pressReportStatus];

export const pressReportStatusLabel: Record<PressReportStatus, string> = {
  1: '待核对',
  2: '已采纳',
  3: '未采纳',
};
