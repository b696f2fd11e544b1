import type { DataOf, JournalExperience, JournalExperienceSummary, OwnExperience } from '@harbor/contract';

const told = {
  id: 1,
  result: 2,
  result_text: '退修后录用',
  submitted_month: '2026-03',
  first_days: 60,
  total_days: 140,
  fee_fen: 120_000,
  difficulty: 3,
  text: '两位审稿人意见具体，编辑回信很及时，返修给了两个月。',
  proof: null,
  useful: 4,
  is_demo: false,
} as const;

/** An experience as everybody reads it, for tests. */
export const experience = (part: Partial<JournalExperience> = {}): JournalExperience => ({
  ...told,
  published_at: '2026-10-11T10:00:00+08:00',
  marked: false,
  own: false,
  ...part,
});

const none = { n: 0, median: null, low: null, high: null };

export const experienceSummary = (
  part: Partial<JournalExperienceSummary> = {},
): JournalExperienceSummary => ({
  n: 4,
  least: 3,
  first: { n: 4, median: 55, low: 30, high: 100 },
  accept: { n: 3, median: 140, low: 90, high: 200 },
  fee: { n: 2, median: null, low: null, high: null },
  difficulty: { n: 4, median: 3, low: 2, high: 5 },
  results: [
    { result: 1, label: '直接录用', count: 0 },
    { result: 2, label: '退修后录用', count: 3 },
    { result: 4, label: '外审后拒稿', count: 1 },
  ],
  is_demo: false,
  ...part,
});

/** A page of experiences with their figures. */
export const experiences = (
  data: JournalExperience[] = [experience()],
  summary: Partial<JournalExperienceSummary> = {},
  total = data.length,
): DataOf<'GET /magazine/experiences'> => ({
  ...{ data, total, current_page: 1, per_page: 10, last_page: Math.max(1, Math.ceil(total / 10)) },
  summary: experienceSummary(summary),
});

/** What nobody has told of yet. */
export const noExperiences = () =>
  experiences([], { n: 0, results: [], first: none, accept: none, fee: none, difficulty: none });

/** One's own, whatever its state. */
export const ownExperience = (part: Partial<OwnExperience> = {}): OwnExperience => ({
  ...told,
  journal: { id: 1, name: 'Tidal Law and Society' },
  ...{ status: 2, status_text: '已发布', reason: '', revision: 3 },
  ...{ submitted_on: '2026-03-02', first_decision_on: '2026-05-01', accepted_on: '2026-07-20' },
  created_at: '2026-10-10T10:00:00+08:00',
  updated_at: '2026-10-11T10:00:00+08:00',
  actions: { edit: true, withdraw: true },
  ...part,
});
