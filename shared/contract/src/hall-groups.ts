/** Groups by which the hall is filtered, each with the forms whose orders are in it. */
export const hallGroups = {
  polish: { title: '润色翻译', forms: [14, 17, 18, 19] },
  thesis: { title: '论文辅导', forms: [1, 2, 3, 4, 5, 6, 7, 8, 9, 26] },
  revision: { title: '返修与预审', forms: [12, 15, 16] },
  journal: { title: '期刊推荐', forms: [13, 21] },
  method: { title: '数据与实验', forms: [10, 11, 20] },
  fund: { title: '基金与知产', forms: [23, 24, 25] },
  talk: { title: '会议报告', forms: [22] },
} as const satisfies Record<string, { title: string; forms: readonly number[] }>;

export type HallGroup = keyof typeof hallGroups;

export const hallGroupNames = Object.keys(hallGroups) as HallGroup[];

/** The group of a form; thesis for one that is in none. */
export const hallGroupOf = (formNo: number): HallGroup =>
  hallGroupNames.find((name) => (hallGroups[name].forms as readonly number[]).includes(formNo)) ?? 'thesis';
