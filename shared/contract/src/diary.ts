/** How a manuscript stands with its journal; codes of `diary_manuscripts.status`. */
export const diaryStatus = {
  preparing: 1,
  submitted: 2,
  screening: 3,
  reviewing: 4,
  revising: 5,
  returned: 6,
  accepted: 7,
  rejected: 8,
  withdrawn: 9,
  published: 10,
} as const;

export type DiaryStatus = (typeof diaryStatus)[keyof typeof diaryStatus];

/** What people read for each code. */
export const diaryStatusLabel: Record<DiaryStatus, string> = {
  1: '准备中',
  2: '已投稿',
  3: '编辑初审中',
  4: '外审中',
  5: '返修中',
  6: '已修回',
  7: '已录用',
  8: '已拒稿',
  9: '已撤稿',
  10: '已见刊',
};

/** Manuscripts that wait for nothing any more: their deadlines are over too. */
export const diaryEnds: readonly DiaryStatus[] = [
  diaryStatus.rejected,
  diaryStatus.withdrawn,
  diaryStatus.published,
];

/** What can be written down of a manuscript: the kinds of its steps. `note` moves nothing. */
export const diaryKinds = {
  prepare: '开始准备',
  submit: '投出',
  screen: '进入编辑初审',
  review: '送外审',
  revise: '退回返修',
  return: '修回',
  accept: '录用',
  reject: '拒稿',
  withdraw: '撤稿',
  publish: '见刊',
  note: '记事',
} as const;

export type DiaryKind = keyof typeof diaryKinds;

/** Kinds that take a manuscript somewhere: the events of its machine. */
export type DiaryMove = Exclude<DiaryKind, 'prepare' | 'note'>;

/** Where each move leads, and from where it may be made. Chinese journals ask for a revision before any review, too. */
export const diaryMoves: Record<DiaryMove, { from: readonly DiaryStatus[]; to: DiaryStatus }> = {
  submit: { from: [1], to: 2 },
  screen: { from: [2], to: 3 },
  review: { from: [2, 3, 6], to: 4 },
  revise: { from: [2, 3, 4, 6], to: 5 },
  return: { from: [5], to: 6 },
  accept: { from: [2, 3, 4, 6], to: 7 },
  reject: { from: [2, 3, 4, 5, 6], to: 8 },
  withdraw: { from: [2, 3, 4, 5, 6, 7], to: 9 },
  publish: { from: [7], to: 10 },
};

/** The stages of the line at the head of a manuscript, and in which statuses each is the current one. */
export const diaryStages: readonly { label: string; statuses: readonly DiaryStatus[] }[] = [
  { label: '投稿', statuses: [1, 2] },
  { label: '初审', statuses: [3] },
  { label: '外审', statuses: [4] },
  { label: '返修', statuses: [5, 6] },
  { label: '录用', statuses: [7, 10] },
];

/** What is measured between two steps of one submission to one journal, in days. */
export const diaryMeasures = {
  screen: { label: '编辑初审', about: '从投出到送外审' },
  first: { label: '首个结果', about: '从投出到首次返修、录用或拒稿' },
  after: { label: '返修后', about: '从修回到下一个结果' },
  accept: { label: '投稿到录用', about: '从投出到录用' },
  publish: { label: '录用到见刊', about: '从录用到见刊' },
} as const;

export type DiaryMeasure = keyof typeof diaryMeasures;

/** Days before a deadline on which somebody can be reminded. */
export const diaryReminders = [0, 1, 3, 7, 14, 30] as const;

/** What is said for each of them. */
export const diaryReminderLabel = (days: number): string => (days === 0 ? '当天提醒' : `提前 ${days} 天`);

/** Numbers of the diary that pages speak of. */
export const diaryRules = {
  /** Manuscripts of one person. */
  manuscripts: 100,
  /** Steps of one manuscript, over all journals. */
  steps: 200,
  /** Deadlines of one manuscript that are not done. */
  deadlines: 20,
  /** Journals that one manuscript is sent to, one after another. */
  rounds: 20,
  /** Figures are shown from so many people on. */
  people: 5,
  /** Figures go back so far. */
  months: 24,
} as const;
