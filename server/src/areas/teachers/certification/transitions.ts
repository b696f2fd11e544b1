import {
  teacherApplyStatus as a,
  type TeacherApplyStatus,
  type TeacherStatus,
  teacherStatus as t,
} from '@harbor/contract/teacher-apply-status';
import { stepFinder, stepsOf } from '../../../machine';

export type ApplyActor = 'teacher' | 'operator' | 'system';

/** What happens to an application; the word stored in its history. */
export type ApplyEvent = (typeof applySteps)[number]['event'];

/** Every legal step of an application. */
export const applySteps = stepsOf<TeacherApplyStatus | null, { actor: ApplyActor }>()([
  { event: 'begin', from: null, to: a.draft, actor: 'teacher' },
  { event: 'submit', from: a.draft, to: a.waiting, actor: 'teacher' },
  { event: 'open', from: a.waiting, to: a.reviewing, actor: 'operator' },
  // Somebody goes on, or takes over what another left open for too long.
  { event: 'open', from: a.reviewing, to: a.reviewing, actor: 'operator' },
  { event: 'close', from: a.reviewing, to: a.waiting, actor: 'operator' },
  { event: 'unlock', from: a.reviewing, to: a.waiting, actor: 'system' },
  { event: 'supplement', from: a.reviewing, to: a.supplement, actor: 'operator' },
  { event: 'approve', from: a.reviewing, to: a.approved, actor: 'operator' },
  { event: 'reject', from: a.reviewing, to: a.rejected, actor: 'operator' },
  { event: 'resubmit', from: a.supplement, to: a.waiting, actor: 'teacher' },
  { event: 'expire', from: a.supplement, to: a.rejected, actor: 'system' },
  { event: 'withdraw', from: a.waiting, to: a.draft, actor: 'teacher' },
  { event: 'withdraw', from: a.supplement, to: a.draft, actor: 'teacher' },
]);

export const applyStep = stepFinder(applySteps);

/** What happens to a certified person. */
export type TeacherEvent = (typeof teacherSteps)[number]['event'];

/** Every legal step of a teacher. */
export const teacherSteps = stepsOf<TeacherStatus | null, { actor: ApplyActor }>()([
  { event: 'approve', from: null, to: t.approved, actor: 'operator' },
  { event: 'return', from: t.left, to: t.approved, actor: 'operator' },
  { event: 'change', from: t.approved, to: t.changing, actor: 'teacher' },
  // A change ended: taken over, sent back, or given up by the teacher.
  { event: 'end_change', from: t.changing, to: t.approved, actor: 'operator' },
  { event: 'end_change', from: t.changing, to: t.approved, actor: 'teacher' },
  { event: 'end_change', from: t.changing, to: t.approved, actor: 'system' },
  { event: 'suspend', from: t.approved, to: t.suspended, actor: 'operator' },
  { event: 'suspend', from: t.changing, to: t.suspended, actor: 'operator' },
  { event: 'suspend', from: t.approved, to: t.suspended, actor: 'system' },
  { event: 'suspend', from: t.changing, to: t.suspended, actor: 'system' },
  { event: 'resume', from: t.suspended, to: t.approved, actor: 'operator' },
  { event: 'resume', from: t.suspended, to: t.approved, actor: 'system' },
  { event: 'leave', from: t.approved, to: t.left, actor: 'teacher' },
  { event: 'leave', from: t.suspended, to: t.left, actor: 'teacher' },
  // With the account.
  { event: 'leave', from: t.approved, to: t.left, actor: 'system' },
  { event: 'leave', from: t.changing, to: t.left, actor: 'system' },
  { event: 'leave', from: t.suspended, to: t.left, actor: 'system' },
]);

export const teacherStep = stepFinder(teacherSteps);

/** What is read in the course of an application, and of lines that are no steps. */
export const applyEventText: Record<ApplyEvent | ApplyLine, string> = {
  begin: '开始填写',
  submit: '提交申请',
  open: '开始审核',
  close: '放回队列',
  unlock: '审核超时，放回队列',
  supplement: '请您补充',
  approve: '通过认证',
  reject: '驳回申请',
  resubmit: '提交补充',
  expire: '超过补充期限，申请结束',
  withdraw: '撤回申请',
  consent: '单独同意处理身份信息',
  consent_withdrawn: '撤回同意，图片与原件已删除',
  replace: '更换',
  evidence_deleted: '图片与原件已删除，只留核验结果与校验码',
};

/** What is written into the history beside the steps. */
export type ApplyLine = 'consent' | 'consent_withdrawn' | 'replace' | 'evidence_deleted';

export const teacherEventText: Record<TeacherEvent | 'sign' | 'asked', string> = {
  approve: '通过认证',
  return: '再次通过认证',
  change: '提交变更',
  end_change: '变更结束',
  suspend: '暂停接单',
  resume: '恢复接单',
  leave: '退出教师身份',
  sign: '签署接单规范与承诺书',
  asked: '规范有新版本，待签署',
};
