import type { DiaryCard, DiaryDeadline, DiaryDetail, DiaryFigures } from '@harbor/contract';
import { type DiaryMeasure, diaryMeasures } from '@harbor/contract/diary';

/** A manuscript as the list shows it, for tests. */
export const diaryCard = (part: Partial<DiaryCard> = {}): DiaryCard => ({
  id: 4,
  title: '镁合金低温变形的相场计算',
  journal: { id: 7, name: 'Computational Metals Review', subject: '工学/冶金' },
  manuscript_no: 'CMR-26-1187',
  status: 4,
  status_text: '外审中',
  days_in: 41,
  days_since: 53,
  deadline: null,
  ended: false,
  updated_at: '2026-11-23T10:05:00+08:00',
  ...part,
});

export const diaryDeadline = (part: Partial<DiaryDeadline> = {}): DiaryDeadline => ({
  id: 9,
  manuscript_id: 4,
  title: '返修截止',
  day: '2026-12-13',
  days_left: 20,
  remind_days: 3,
  reminded_at: null,
  done: false,
  ...part,
});

/** Figures of a journal: nothing is known but what is said. */
export const diaryFigures = (
  known: Partial<Record<DiaryMeasure, [n: number, median: number, low: number, high: number]>> = {},
): DiaryFigures => ({
  journal_id: 7,
  figures: (Object.keys(diaryMeasures) as DiaryMeasure[]).map((key) => {
    const [n, median, low, high] = known[key] ?? [null, null, null, null];
    return { key, ...diaryMeasures[key], n, median, low, high };
  }),
  accept: null,
  least: 5,
  months: 24,
});

/** A manuscript under review, refused by another journal before. */
export const diaryDetail = (part: Partial<DiaryDetail> = {}): DiaryDetail => ({
  ...diaryCard(),
  revision: 3,
  submission_id: null,
  rounds: [
    {
      id: 2,
      journal: { id: 7, name: 'Computational Metals Review' },
      manuscript_no: 'CMR-26-1187',
      steps: [
        {
          id: 23,
          kind: 'review',
          label: '送外审',
          day: '2026-10-13',
          note: '两位审稿人',
          took: 12,
          may_undo: true,
        },
        {
          id: 22,
          kind: 'note',
          label: '记事',
          day: '2026-10-04',
          note: '补了声明',
          took: null,
          may_undo: true,
        },
        { id: 21, kind: 'submit', label: '投出', day: '2026-10-01', note: '', took: null, may_undo: false },
        {
          id: 20,
          kind: 'prepare',
          label: '开始准备',
          day: '2026-09-01',
          note: '',
          took: null,
          may_undo: false,
        },
      ],
    },
    {
      id: 1,
      journal: { id: null, name: 'Journal of Applied Alloy Science' },
      manuscript_no: '',
      steps: [
        { id: 12, kind: 'reject', label: '拒稿', day: '2026-08-20', note: '', took: 11, may_undo: false },
        { id: 11, kind: 'submit', label: '投出', day: '2026-08-09', note: '', took: null, may_undo: false },
      ],
    },
  ],
  deadlines: [],
  moves: ['revise', 'accept', 'reject', 'withdraw'],
  may_transfer: false,
  advice: { day: '2026-12-13', days_left: 20, reason: '投出满 61 天，可以礼貌地问一次' },
  figures: diaryFigures({ first: [23, 60, 30, 125] }),
  own: [
    { key: 'screen', days: 12, running: false },
    { key: 'first', days: 53, running: true },
  ],
  shares: true,
  ...part,
});
