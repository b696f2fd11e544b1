import type {
  DataOf,
  HallCard,
  InvalidTake,
  OwnTeacherProfile,
  TakeActions,
  TakeCard,
  WaitTakeDetail,
} from '@harbor/contract';
import type { Handlers } from '@harbor/runtime/testing';
import { card as teacherCard } from './teachers';

const at = '2026-11-20T09:00:00+08:00';
const later = '2099-11-25T18:00:00+08:00';

export const profile = (part: Partial<OwnTeacherProfile> = {}): OwnTeacherProfile => ({
  card: { ...teacherCard(), id: 2, name: '沈知远' },
  intro: '',
  motto: '',
  not_doing: '',
  research: [],
  skills: [14],
  skill_choices: [{ no: 14, title: '英文润色' }],
  max_formal: 3,
  most_formal: 6,
  available: true,
  away_until: null,
  night: false,
  week: 0,
  level: 3,
  level_text: '金牌导师',
  rate: 65,
  next_level: null,
  credit: 96,
  figures: { on_time: { rate: 0.98, count: 142 }, accept: { rate: 0.97, count: 142 }, done: 142 },
  certified: [],
  public: true,
  ...part,
});

export const hallCard = (part: Partial<HallCard> = {}): HallCard => ({
  id: 101,
  group: 'polish',
  group_text: '润色翻译',
  title: '英文论文深度润色：镁合金 77 K 断裂行为',
  subject: '工学 / 材料科学与工程',
  direction: '低温力学',
  summary: '6,200 词，引言与讨论需要重点处理',
  deliver_text: '7 天',
  deliver_days: 7,
  due_at: null,
  volume_text: '6,200 词',
  candidates: 1,
  candidate_limit: 3,
  net_fen: 141_700,
  rate: 65,
  trial: { needed: true, kind: 'excerpt', text: '试做 298 字', hours: 24, fee_fen: 3000 },
  match: { percent: 96, reasons: ['学科一致：材料科学与工程', '擅长英文润色'] },
  urgent: false,
  invited_until: null,
  entered_at: at,
  ...part,
});

export const noActs: TakeActions = {
  take: false,
  why: '',
  accept_invitation: false,
  decline_invitation: false,
  begin: false,
  hand_in: false,
  confirm: false,
  report: false,
  fill: false,
  deliver: false,
  give_up: false,
  chat: false,
};

export const takeCard = (part: Partial<TakeCard> = {}): TakeCard => ({
  id: 101,
  take_id: 7,
  title: '英文摘要与投稿信校订',
  group: 'polish',
  group_text: '润色翻译',
  order_no: '',
  status: 2,
  status_text: '试做中',
  pool_status: 20,
  pool_status_text: '试做中',
  column: 'trial',
  hint: '试做 298 字',
  due_at: later,
  pressing: false,
  percent: 0,
  volume_text: '6,200 词',
  round: 1,
  net_fen: 141_700,
  revising: false,
  paused: false,
  unread: 0,
  taken_at: at,
  actions: noActs,
  ...part,
});

export const detail = (part: Partial<WaitTakeDetail> = {}): WaitTakeDetail => ({
  card: hallCard(),
  excerpt: 'The result prove that grain size cause the drop of toughness.',
  facts: [{ label: '拼写', value: '美式' }],
  not_included: ['撰写新内容'],
  take: takeCard(),
  actions: noActs,
  trial: null,
  service: null,
  history: [{ title: '接单', actor: 'teacher', note: '', at }],
  server_time: at,
  ...part,
});

export const service = (
  part: Partial<NonNullable<WaitTakeDetail['service']>> = {},
): NonNullable<WaitTakeDetail['service']> => ({
  order_no: '202611120609220001',
  order_status: 40,
  order_status_text: '服务中',
  buyer: '陈同学 · 博士生',
  requirements: [
    { key: 'order', label: '引言语序' },
    { key: 'terms', label: '术语统一' },
  ],
  remark: '希望把引言与讨论的因果关系写清楚。',
  facts: [{ label: '目标期刊', value: 'High Temperature Materials Review' }],
  files: [],
  due_at: later,
  overdue: false,
  free_revisions: 2,
  rounds_used: 0,
  paused: false,
  due_note: '已顺延 29 小时',
  percent: 65,
  file_reads: 4,
  reports: [],
  materials: [],
  deliverables: [],
  changes: [],
  pay_fen: 288_000,
  rate: 65,
  net_fen: 187_200,
  give_up_credit: 5,
  ...part,
});

export const invalid = (part: Partial<InvalidTake> = {}): InvalidTake => ({
  id: 101,
  take_id: 7,
  title: '开题报告结构辅导',
  group_text: '论文辅导',
  status: 5,
  status_text: '未选中',
  pool_status: 40,
  reason: '客户选定了另一份试做',
  credit: 0,
  feedback: {
    score: 4.1,
    points: [{ label: '语言准确', points: 4, weight: 25 }],
    chosen_for: '因果写得准确',
  },
  fee_fen: 3000,
  at,
  ...part,
});

export const numbers = (): DataOf<'GET /wait_take/num'> => ({
  hall: {
    matched: 18,
    all: 30,
    today: 6,
    no_trial: 3,
    groups: { polish: 7, thesis: 5, revision: 4, journal: 2, method: 0, fund: 0, talk: 0 },
    invitations: 0,
  },
  mine: { trial: 2, waiting: 1, formal: 3, delivered: 2, done: 9, open: 8 },
  invalid: 1,
});

export const pageOf = <T>(data: T[]) => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 20,
  last_page: 1,
});

/** What the platform's chrome asks for. */
export const chrome: Handlers = {
  'GET /wait_take/num': numbers(),
  'GET /wait_take/audition_num': {
    open: 3,
    limit: 5,
    formal: 3,
    formal_limit: 6,
    credit: 96,
    credit_least: 60,
    may_take: true,
    why: '',
  },
  'GET /teacher/profile': profile(),
  // The chrome reads two of its amounts.
  'GET /income/overview': { available_fen: 321_400, frozen_fen: 123_700 } as DataOf<'GET /income/overview'>,
  'GET /income/chart': {
    bars: [
      { key: '2026-10', label: '10月', net_fen: 500_000, tax_fen: 0, deduct_fen: 0 },
      { key: '2026-11', label: '11月', net_fen: 583_000, tax_fen: 0, deduct_fen: 0 },
    ],
  },
  'GET /wait_take/list': pageOf([hallCard()]),
  'GET /wait_take/invitations': { data: [] },
  'GET /wait_take/mine': pageOf([takeCard()]),
};
