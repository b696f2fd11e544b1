import { z } from 'zod';
import { fen, moment } from '../../fields';
import { type HallGroup, hallGroupNames } from '../../hall-groups';
import { lines } from '../../people-fields';
import { invitationStatus, materialStatus, takeStatus } from '../../take-status';
import { waitTakeStatus } from '../../wait-take-status';
import { deliverable, orderFile } from '../own-orders';

const codesOf = <T extends Record<string, number>>(codes: T) =>
  z.literal(Object.values(codes) as [T[keyof T], ...T[keyof T][]]);

export const waitTakeCode = codesOf(waitTakeStatus);
export const takeCode = codesOf(takeStatus);
export const invitationCode = codesOf(invitationStatus);
export const materialCode = codesOf(materialStatus);
export const hallGroup = z.enum(hallGroupNames as [HallGroup, ...HallGroup[]], '分类不正确');

/** How well an order fits a teacher, and why. */
export const match = z.object({
  /** 0 to 100. */
  percent: z.int(),
  /** E.g. 学科一致：材料科学与工程 · 擅长英文润色 · 语种一致. The first is the strongest. */
  reasons: z.array(z.string()),
});

/** What a candidate has to do as a trial. */
export const trialTerms = z.object({
  needed: z.boolean(),
  /** `excerpt`: work on the text of the buyer's choice; `diagnosis`: a first look of 15 minutes; `none`. */
  kind: z.enum(['excerpt', 'diagnosis', 'none']),
  /** E.g. 试做 298 字, 15 分钟诊断, 无需试做 */
  text: z.string(),
  /** Hours from the start to the hand-in. */
  hours: z.int(),
  /** Paid for a trial that is not chosen; 0 for none. */
  fee_fen: fen,
});

/** An order in the hall: nothing in it tells who the buyer is, and nothing of the manuscript. */
export const hallCard = z.object({
  /** Of the order. */
  id: z.int(),
  group: hallGroup,
  group_text: z.string(),
  /** Title of the service with the direction of the research. */
  title: z.string(),
  /** 工学 / 材料科学与工程 */
  subject: z.string(),
  direction: z.string(),
  summary: z.string(),
  /** E.g. 7 天 */
  deliver_text: z.string(),
  deliver_days: z.int(),
  /** By when, where it was promised before; null: it begins with the formal service. */
  due_at: moment.nullable(),
  /** E.g. 6,200 字 or 3 次 */
  volume_text: z.string(),
  candidates: z.int(),
  candidate_limit: z.int(),
  /** What the teacher gets at their level's rate. */
  net_fen: fen,
  /** In percent, e.g. 65. */
  rate: z.int(),
  trial: trialTerms,
  match,
  /** A service that was given up by somebody else: it comes first. */
  urgent: z.boolean(),
  /** The teacher asked is this one alone, until then; null for everybody's. */
  invited_until: moment.nullable(),
  entered_at: moment,
});

/** What the teacher may do now, decided by the server. */
export const takeActions = z.object({
  take: z.boolean(),
  /** Why not, where it cannot be taken; empty otherwise. */
  why: z.string(),
  accept_invitation: z.boolean(),
  decline_invitation: z.boolean(),
  begin: z.boolean(),
  hand_in: z.boolean(),
  confirm: z.boolean(),
  report: z.boolean(),
  fill: z.boolean(),
  deliver: z.boolean(),
  give_up: z.boolean(),
  chat: z.boolean(),
});

/** A take as the teacher's board and list show it. */
export const takeCard = z.object({
  /** Of the order. */
  id: z.int(),
  take_id: z.int(),
  title: z.string(),
  group: hallGroup,
  group_text: z.string(),
  /** Empty until the teacher serves the order. */
  order_no: z.string(),
  status: takeCode,
  status_text: z.string(),
  pool_status: waitTakeCode,
  pool_status_text: z.string(),
  /** The column of the board that it stands in; `ended` for none. */
  column: z.enum(['trial', 'waiting', 'formal', 'delivered', 'done', 'ended']),
  /** What is next, in a line. */
  hint: z.string(),
  /** When that has to be done; null where nothing runs. */
  due_at: moment.nullable(),
  /** Less than a quarter of its time is left, or it is over. */
  pressing: z.boolean(),
  percent: z.int(),
  volume_text: z.string(),
  round: z.int(),
  net_fen: fen,
  /** A change was asked for. */
  revising: z.boolean(),
  paused: z.boolean(),
  unread: z.int(),
  taken_at: moment,
  actions: takeActions,
});

/** Which takes were in vain, and why. */
export const invalidCard = z.object({
  id: z.int(),
  take_id: z.int(),
  title: z.string(),
  group_text: z.string(),
  status: takeCode,
  status_text: z.string(),
  /** 90 when the order itself is void. */
  pool_status: waitTakeCode,
  reason: z.string(),
  credit: z.int(),
  /** What a trial that was not chosen was judged by; null without. */
  feedback: z
    .object({
      score: z.number().nullable(),
      points: z.array(z.object({ label: z.string(), points: z.int(), weight: z.int() })),
      chosen_for: z.string(),
    })
    .nullable(),
  fee_fen: fen,
  at: moment,
});

export const progressReport = z.object({
  id: z.int(),
  percent: z.int(),
  text: z.string(),
  files: z.array(orderFile),
  at: moment,
});

export const materialRequest = z.object({
  id: z.int(),
  need: z.string(),
  wish_days: z.int(),
  status: materialCode,
  status_text: z.string(),
  asked_at: moment,
  /** The clock stands until then at most. */
  until: moment,
  answered_at: moment.nullable(),
  answer: z.string(),
});

/** A requirement that a delivery is held against. */
export const requirement = z.object({ key: z.string(), label: z.string() });

/** One trial as its author sees it. */
export const ownTrial = z.object({
  text: z.string(),
  notes: z.array(z.string()),
  ai_statement: z.string(),
  characters: z.int(),
  saved_at: moment.nullable(),
  handed_in_at: moment.nullable(),
});

export const takeHistory = z.object({
  title: z.string(),
  actor: z.enum(['user', 'teacher', 'operator', 'system']),
  note: z.string(),
  at: moment,
});

/** An order as a teacher sees it: more with each step, and the manuscript only for who was chosen. */
export const waitTakeDetail = z.object({
  card: hallCard,
  /** The text for the trial; empty until the order was taken, or where there is none. */
  excerpt: z.string(),
  /** Facts that everybody in the hall reads: language, level, target. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  not_included: z.array(z.string()),
  take: takeCard.nullable(),
  actions: takeActions,
  trial: ownTrial.nullable(),
  /** Null until this teacher was chosen and confirmed. */
  service: z
    .object({
      order_no: z.string(),
      order_status: z.int(),
      order_status_text: z.string(),
      /** 称呼 and 身份 alone: 陈同学 · 博士生 */
      buyer: z.string(),
      requirements: z.array(requirement),
      /** What the buyer wrote beside them. */
      remark: z.string(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      files: z.array(orderFile),
      due_at: moment.nullable(),
      overdue: z.boolean(),
      free_revisions: z.int(),
      rounds_used: z.int(),
      paused: z.boolean(),
      /** How the time was moved, e.g. 已顺延 29 小时; empty for not at all. */
      due_note: z.string(),
      percent: z.int(),
      /** Openings and downloads of the manuscript by this teacher, which the buyer reads. */
      file_reads: z.int(),
      reports: z.array(progressReport),
      materials: z.array(materialRequest),
      deliverables: z.array(deliverable),
      /** Points of the change request that is open. */
      changes: z.array(z.string()),
      pay_fen: fen,
      rate: z.int(),
      net_fen: fen,
      /** What giving up costs now. */
      give_up_credit: z.int(),
    })
    .nullable(),
  history: z.array(takeHistory),
  server_time: moment,
});

export const points = z.record(
  z.string().regex(/^[a-z]{2,20}$/, '评分项不正确'),
  z.int('评分为1至5分').min(1, '评分为1至5分').max(5, '评分为1至5分'),
);

/** A trial as the buyer judges it: who made it is not in it until one was chosen. */
export const blindTrial = z.object({
  /** A, B or C: the same for as long as the round goes on. */
  letter: z.string(),
  text: z.string(),
  notes: z.array(z.string()),
  ai_statement: z.string(),
  /** From the start to the hand-in. */
  minutes: z.int(),
  changes: z.int(),
  /** Something in it was hidden because it named a person or a place. */
  masked: z.boolean(),
  points: z.record(z.string(), z.int()),
  score: z.number().nullable(),
  state: z.enum(['judging', 'chosen', 'not_chosen', 'asked_before']),
  /** Null until one was chosen. */
  teacher: z
    .object({
      id: z.int(),
      name: z.string(),
      avatar_img: z.string(),
      title: z.string(),
      level_text: z.string(),
      on_time_rate: z.number().nullable(),
      accept_rate: z.number().nullable(),
      score: z.number().nullable(),
      done_count: z.int(),
    })
    .nullable(),
});

export const trialStep = z.object({
  label: z.string(),
  description: z.string(),
  state: z.enum(['done', 'current', 'todo']),
});

/** What the buyer of an order sees of its trials. */
export const trialsOfOrder = z.object({
  order: z.object({ id: z.int(), order_no: z.string(), title: z.string(), spec_text: z.string() }),
  status: waitTakeCode,
  status_text: z.string(),
  round: z.int(),
  rounds: z.int(),
  candidates: z.int(),
  candidate_limit: z.int(),
  handed_in: z.int(),
  steps: z.array(trialStep),
  kind: z.enum(['excerpt', 'diagnosis', 'none']),
  excerpt: z.string(),
  rubric: z.array(z.object({ key: z.string(), label: z.string(), weight: z.int() })),
  trials: z.array(blindTrial),
  /** Until when to choose; null before. */
  choose_until: moment.nullable(),
  /** Nobody chose in time: take the one with the most points. */
  auto_pick: z.boolean(),
  /** When the chosen one has to say yes; null where nobody is asked. */
  confirm_until: moment.nullable(),
  reason: z.string(),
  actions: z.object({ score: z.boolean(), choose: z.boolean(), refuse: z.boolean(), auto_pick: z.boolean() }),
  server_time: moment,
});

export const invitationCard = z.object({
  id: z.int(),
  order_id: z.int(),
  teacher: z.object({ id: z.int(), name: z.string(), avatar_img: z.string(), title: z.string() }),
  status: invitationCode,
  status_text: z.string(),
  note: z.string(),
  until: moment,
  answered_at: moment.nullable(),
});

/** Where an order stands in the pool, for its buyer. */
export const orderPool = z.object({
  /** Null: the order is not in the pool, nor was it. */
  status: waitTakeCode.nullable(),
  status_text: z.string(),
  candidates: z.int(),
  candidate_limit: z.int(),
  need_trial: z.boolean(),
  trials_ready: z.int(),
  choose_until: moment.nullable(),
  percent: z.int(),
  reports: z.array(progressReport),
  materials: z.array(materialRequest),
  invitations: z.array(invitationCard),
  /** E.g. 2: 已回避 2 家单位 */
  avoided: z.int(),
  avoided_text: z.string(),
  actions: z.object({
    invite: z.boolean(),
    withdraw_invitation: z.boolean(),
    view_trials: z.boolean(),
    supply: z.boolean(),
  }),
});

/** A teacher beside an order at the desk. */
export const deskCandidate = z.object({
  id: z.int(),
  name: z.string(),
  avatar_img: z.string(),
  level_text: z.string(),
  credit: z.int(),
  available: z.boolean(),
  match,
  /** Trials and services that run. */
  open_takes: z.int(),
  formal_takes: z.int(),
  max_formal: z.int(),
  /** What hinders: 买家回避该单位, 信用分不足, 接单已满 …; empty for nothing. */
  hindrance: z.string(),
  /** It cannot be set aside. */
  barred: z.boolean(),
});

/** A take as staff see it. */
export const deskTake = z.object({
  take_id: z.int(),
  teacher: z.object({ id: z.int(), name: z.string() }),
  round: z.int(),
  letter: z.string(),
  status: takeCode,
  status_text: z.string(),
  /** Hall, invitation, dispatch or the next in turn. */
  via_text: z.string(),
  due_at: moment.nullable(),
  percent: z.int(),
  score: z.number().nullable(),
  reason: z.string(),
  taken_at: moment,
  /** What staff may do with it. */
  acts: z.array(z.enum(['extend', 'remove'])),
});

export const deskPoolCard = z.object({
  id: z.int(),
  order_no: z.string(),
  title: z.string(),
  subject: z.string(),
  summary: z.string(),
  status: waitTakeCode,
  status_text: z.string(),
  order_status: z.int(),
  order_status_text: z.string(),
  round: z.int(),
  candidates: z.int(),
  candidate_limit: z.int(),
  handed_in: z.int(),
  need_trial: z.boolean(),
  avoided: z.int(),
  pay_fen: fen,
  /** Who serves; empty for nobody. */
  teacher: z.string(),
  waiting_since: moment.nullable(),
  due_at: moment.nullable(),
  /** What the team has to see to: 超过24小时无人接单 …; empty for nothing. */
  alert: z.string(),
  entered_at: moment,
});

export const deskPoolDetail = deskPoolCard.extend({
  buyer: z.object({ id: z.int(), nickname: z.string() }),
  excerpt: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  avoided_names: z.array(z.string()),
  takes: z.array(deskTake),
  invitations: z.array(invitationCard),
  reports: z.array(progressReport),
  materials: z.array(materialRequest),
  choose_until: moment.nullable(),
  auto_pick: z.boolean(),
  history: z.array(takeHistory),
  acts: z.array(
    z.enum(['dispatch', 'hand_over', 'summary', 'choose', 'end_round', 'extend_choice', 'resume']),
  ),
});

export const why = (most = 200) =>
  lines({ error: '请填写原因' }).min(2, '请填写原因').max(most, `原因最多${most}个字`);
