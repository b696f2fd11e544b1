import { type ExamStatus, examStatus as e } from '@harbor/contract/exam-status';
import { type QuestionStatus, questionStatus as q } from '@harbor/contract/question-kind';
import { stepFinder, stepsOf } from '../../../machine';

/** Who moves exams and questions: the team, or the site itself with what it begins with. */
export type DeskActor = 'operator' | 'system';

const both = ['operator', 'system'] as const;

/** Every legal step of an exam; the words stand in `exam_history.event`. */
export const examSteps = stepsOf<ExamStatus | null, { actors: readonly DeskActor[] }>()([
  { event: 'create', from: null, to: e.draft, actors: both },
  { event: 'open', from: e.draft, to: e.open, actors: both },
  { event: 'open', from: e.closed, to: e.open, actors: ['operator'] },
  { event: 'close', from: e.open, to: e.closed, actors: ['operator'] },
]);

export type ExamEvent = (typeof examSteps)[number]['event'];

/** The step of an event from a status. */
export const examStep = stepFinder(examSteps);

/** What is read for each event in the course of an exam. */
export const examEventText: Record<ExamEvent, string> = { create: '新建', open: '开放', close: '停用' };

/** Every legal step of a question; the words stand in `question_history.event`. */
export const questionSteps = stepsOf<QuestionStatus | null, { actors: readonly DeskActor[] }>()([
  { event: 'create', from: null, to: q.active, actors: both },
  { event: 'retire', from: q.active, to: q.retired, actors: ['operator'] },
  { event: 'revive', from: q.retired, to: q.active, actors: ['operator'] },
]);

export type QuestionEvent = (typeof questionSteps)[number]['event'];
