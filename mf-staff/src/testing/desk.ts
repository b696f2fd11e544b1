import {
  type AuthorPast,
  type DataOf,
  type DeskCase,
  type DeskQueue,
  type LookedAt,
  rightsOf,
} from '@harbor/contract';

/** A moment some hours before now. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3600_000).toISOString();

/** A moment some minutes from now. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** Somebody who moderates and answers users, unless said otherwise; the second factor is passed. */
export function staffMe({
  roles = ['moderator', 'support'],
  ...more
}: Partial<DataOf<'GET /staff/me'>> = {}) {
  return {
    id: 9,
    name: '许静',
    roles,
    lead: false,
    rights: rightsOf(roles),
    second_factor: 'passed',
    money_until: null,
    idle_at: null,
    locked_until: null,
    recovery_codes_left: 10,
    ...more,
  } satisfies DataOf<'GET /staff/me'>;
}

/** What the frame around every page of the desk asks. */
export const frameCalls = () => ({ 'GET /staff/me': staffMe(), 'GET /staff/desk/queues': { data: [] } });

/** A queue with three cases of which none is late, unless said otherwise. */
export function queue(more: Partial<DeskQueue> = {}): DeskQueue {
  return {
    key: 'post',
    title: '帖子',
    group: 'content',
    tabs: [
      { key: 'waiting', title: '待审', count: 3 },
      { key: 'report', title: '被举报', count: 1 },
    ],
    count: 3,
    limit_hours: 24,
    oldest_at: hoursAgo(6),
    late: 0,
    urgency: 'ok',
    batch: [
      { key: 'approve', title: '批量通过', needs_reason: false },
      { key: 'reject', title: '批量驳回', needs_reason: true },
    ],
    reasons: ['含他人个人信息', '留有联系方式', '与版块不符'],
    mine: 0,
    ...more,
  };
}

/** A case that waits since some hours and that nobody holds. */
export function deskCase(id: number, more: Partial<DeskCase> = {}): DeskCase {
  return {
    id,
    title: `第 ${id} 篇帖子`,
    facts: ['云上的鱼', '论文写作'],
    tags: [],
    amount_fen: null,
    waiting_since: hoursAgo(6),
    due_at: inMinutes(60),
    urgency: 'ok',
    holder: null,
    ...more,
  };
}

/** A page of cases. */
export function cases(
  data: DeskCase[] = [deskCase(11), deskCase(12), deskCase(13)],
): DataOf<'GET /staff/desk/cases/:queue'> {
  return { data, total: data.length, current_page: 1, per_page: 20, last_page: 1 };
}

/** A lock of whoever asks. */
export const ownHold = () => ({
  holder: { id: 9, name: '许静', until: inMinutes(30), mine: true, deciding: true },
});

/** A lock of a colleague. */
export const otherHold = () => ({
  holder: { id: 8, name: '周晴', until: inMinutes(12), mine: false, deciding: true },
});

/** The board of somebody with two queues. */
export function board(more: Partial<DataOf<'GET /staff/desk/board'>> = {}): DataOf<'GET /staff/desk/board'> {
  return {
    queues: [
      queue({
        key: 'refund',
        title: '退款',
        group: 'trade',
        count: 7,
        late: 2,
        urgency: 'late',
        oldest_at: hoursAgo(51),
        limit_hours: 48,
      }),
      queue({ mine: 1 }),
    ],
    figures: [
      {
        key: 'paid',
        title: '支付',
        now: 3_842_000,
        before: 3_557_400,
        unit: 'fen',
        note: '146 笔',
        hours: [0, 10, 30, 20],
      },
      { key: 'on_time', title: '准时交付', now: null, before: null, unit: 'percent', note: '', hours: [] },
    ],
    releases: [
      {
        remote: 'mf-forum',
        title: '论坛',
        version: '1.8.1-aaaa1111',
        canary_percent: null,
        state: 'reverted',
        error_percent: 2.4,
        released_at: hoursAgo(2),
      },
    ],
    alerts: [
      {
        kind: 'queue_late',
        title: '2 单退款超过 48 小时',
        detail: '已通知主管',
        tone: 'danger',
        link: '/staff/queue/refund',
        at: null,
      },
    ],
    holding: [{ queue: 'post', queue_title: '帖子', id: 11, title: '第 11 篇帖子', until: inMinutes(26) }],
    duty: [
      { id: 9, name: '许静', roles: ['审核', '客服'], on: true, seen_at: hoursAgo(0), online: true },
      { id: 8, name: '周晴', roles: ['审核'], on: false, seen_at: null, online: false },
    ],
    handover: [
      { id: 5, content: '论坛的错误已转给论坛组', author: '周晴', mine: false, at: hoursAgo(1) },
      { id: 6, content: '退款单等高远复核', author: '许静', mine: true, at: hoursAgo(2) },
    ],
    at: '2026-11-21T10:24:00+08:00',
    ...more,
  };
}

/** What is known of a text in which rules found nothing, unless said otherwise. */
export const looked = (more: Partial<LookedAt> = {}): LookedAt => ({
  ...{ revision: '0123456789abcdef', marks: [], edits: [], ...more },
});

/** What somebody did before. */
export const past = (more: Partial<AuthorPast> = {}): AuthorPast => ({
  user: { id: 31, nickname: '云上的鱼', frozen_reason: null, created_at: hoursAgo(2000) },
  counts: [{ label: '曾驳回', n: 1, tone: 'warn' }],
  recent: [],
  ...more,
});

/** A post that waits. */
export function post(
  id: number,
  more: Partial<DataOf<'GET /staff/post/detail/:id'>> = {},
): DataOf<'GET /staff/post/detail/:id'> {
  return {
    kind: 'post',
    id,
    post_id: id,
    title: `第 ${id} 篇帖子`,
    text: '论文写到第六版了',
    images: [],
    author: { id: 31, nickname: '云上的鱼' },
    status: 1,
    status_text: '待审核',
    urgent: false,
    findings: ['手机号'],
    ai_flag: false,
    reason: '',
    appeal: '',
    reports: [],
    due_at: inMinutes(60),
    created_at: hoursAgo(6),
    history: [{ event: '作者提交', from: null, to: 1, actor: '云上的鱼', note: '', at: hoursAgo(6) }],
    ...looked(),
    ...more,
  };
}
