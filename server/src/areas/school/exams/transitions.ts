import { type AttemptStatus, attemptStatus as s } from '@harbor/contract/attempt-status';
import { stepFinder, stepsOf } from '../../../machine';

/** Who does something to an attempt. */
export type AttemptActor = 'user' | 'operator' | 'system';

/** What happens to an attempt; the word stored in `exam_attempt_history.event`. */
export type AttemptEvent = (typeof attemptSteps)[number]['event'];

/** Every legal step of an attempt. */
export const attemptSteps = stepsOf<AttemptStatus | null, { actors: readonly AttemptActor[] }>()([
  { event: 'start', from: null, to: s.running, actors: ['user'] },
  { event: 'hand_in', from: s.running, to: s.handedIn, actors: ['user'] },
  // The clock, or whoever is the first to look after its time.
  { event: 'time_out', from: s.running, to: s.timedOut, actors: ['system'] },
  { event: 'grade', from: s.handedIn, to: s.graded, actors: ['system'] },
  { event: 'grade', from: s.timedOut, to: s.graded, actors: ['system'] },
  { event: 'await_marks', from: s.handedIn, to: s.marking, actors: ['system'] },
  { event: 'await_marks', from: s.timedOut, to: s.marking, actors: ['system'] },
  { event: 'mark', from: s.marking, to: s.graded, actors: ['operator'] },
  // Marks that somebody of the team gave are put right; it stays graded.
  { event: 'remark', from: s.graded, to: s.graded, actors: ['operator'] },
  { event: 'void', from: s.running, to: s.voided, actors: ['operator'] },
  { event: 'void', from: s.marking, to: s.voided, actors: ['operator'] },
  { event: 'void', from: s.graded, to: s.voided, actors: ['operator'] },
]);

/** The step of an event from a status; undefined where this actor may not cause it. */
export const attemptStep = stepFinder(attemptSteps);

/** What is read for each event in the course of an attempt. */
export const attemptEventText: Record<AttemptEvent, string> = {
  start: '开始作答',
  hand_in: '交卷',
  time_out: '超时自动交卷',
  grade: '出分',
  await_marks: '等待人工阅卷',
  mark: '阅卷完成',
  remark: '更正得分',
  void: '作废',
};
