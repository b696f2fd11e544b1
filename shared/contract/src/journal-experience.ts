/** How a submission to a journal ended, as its author tells it; codes of `journal_experiences.result`. */
export const experienceResult = {
  accepted: 1,
  revised: 2,
  deskRejected: 3,
  rejected: 4,
  pending: 5,
  withdrawn: 6,
} as const;

export type ExperienceResult = (typeof experienceResult)[keyof typeof experienceResult];

/** What people read for each code, in the order in which they are offered. */
export const experienceResultLabel: Record<ExperienceResult, string> = {
  1: '直接录用',
  2: '退修后录用',
  3: '编辑初审拒稿',
  4: '外审后拒稿',
  5: '审理中',
  6: '作者撤稿',
};

export const experienceResults = Object.keys(experienceResultLabel).map(Number) as ExperienceResult[];

const r = experienceResult;

/** Results with which the journal took the manuscript. */
export const acceptedResults: readonly ExperienceResult[] = [r.accepted, r.revised];

/** Results that the journal gave: without them nobody knows yet, or the author did not wait. */
export const decidedResults: readonly ExperienceResult[] = [...acceptedResults, r.deskRejected, r.rejected];

/** `journal_experiences.status`. */
export const experienceStatus = { waiting: 1, shown: 2, returned: 3, withdrawn: 4, down: 5 } as const;

export type ExperienceStatus = (typeof experienceStatus)[keyof typeof experienceStatus];

export const experienceStatusLabel: Record<ExperienceStatus, string> = {
  1: '待审核',
  2: '已发布',
  3: '退回修改',
  4: '已撤下',
  5: '已下架',
};

/** What the server found on this site that an author had to do with the journal. */
export const experienceProofs = {
  order: '本站订单核验',
  submission: '本站直投核验',
} as const;

export type ExperienceProof = keyof typeof experienceProofs;

/** What that mark says, and what it does not. */
export const proofWords =
  '作者在本站有写明这种期刊、且已完成的订单，或投往这种期刊的直投记录。核验的只是这一点；日期、结果和费用由作者自述。';

/** How hard it was, from easy to hard. */
export const difficultyLabel: Record<number, string> = {
  1: '很容易',
  2: '较容易',
  3: '一般',
  4: '较难',
  5: '很难',
};

/** Why readers report an experience. */
export const experienceReportReasons = {
  untrue: '内容不实',
  names: '点名或泄露他人信息',
  advert: '广告',
  other: '其他问题',
} as const;

export type ExperienceReportReason = keyof typeof experienceReportReasons;

/** Numbers of experiences that pages speak of. */
export const experienceRules = {
  /** Authors from whom on there is a middle, a range and a share: the middle of two says nothing of a third. */
  least: 3,
  text: { min: 20, max: 1000 },
  /** Submissions of so many years. */
  years: 20,
  perDay: 10,
  /** One of a journal within so many days. */
  againDays: 30,
  /** 20 万元 */
  mostFee: 20_000_000,
} as const;

/** The days and the result of a submission. */
export interface ExperienceDates {
  submitted_on: string;
  first_decision_on: string | null;
  accepted_on: string | null;
  result: ExperienceResult;
}

export type ExperienceFaults = Partial<Record<'submitted_on' | 'first_decision_on' | 'accepted_on', string>>;

/** What speaks against the days of a submission, by field: server and form ask the same. Days are `2026-11-27`. */
export function experienceFaults(
  { submitted_on: submitted, first_decision_on: first, accepted_on: accepted, result }: ExperienceDates,
  { today, founded }: { today: string; founded: number | null },
): ExperienceFaults {
  const faults: ExperienceFaults = {};
  const oldest = `${Number(today.slice(0, 4)) - experienceRules.years}${today.slice(4)}`;
  if (submitted > today) faults.submitted_on = '投稿日期不能晚于今天';
  else if (submitted < oldest) faults.submitted_on = `只收近${experienceRules.years}年的投稿经历`;
  else if (founded !== null && Number(submitted.slice(0, 4)) < founded)
    faults.submitted_on = `这种期刊创刊于 ${founded} 年，请检查投稿日期`;
  if (first === null) {
    if (decidedResults.includes(result)) faults.first_decision_on = '请填写收到首次决定的日期';
  } else if (first < submitted) faults.first_decision_on = '首次决定不能早于投稿日期';
  else if (first > today) faults.first_decision_on = '首次决定不能晚于今天';
  if (accepted === null) {
    if (acceptedResults.includes(result)) faults.accepted_on = '请填写录用日期';
  } else if (!acceptedResults.includes(result)) faults.accepted_on = '没有录用时不填录用日期';
  else if (accepted < (first ?? submitted)) faults.accepted_on = '录用不能早于首次决定';
  else if (accepted > today) faults.accepted_on = '录用日期不能晚于今天';
  return faults;
}
