/** Who moves something of the forum: its author, a member of staff, or the site itself. */
export type ForumActor = 'user' | 'operator' | 'system';

/** One legal step of a post, comment or topic. `from: null` is the writing. */
export interface ForumStep<Event, Status> {
  event: Event;
  from: Status | null;
  to: Status;
  actor: ForumActor;
}

/** Finds the step of an event from a status; undefined where this actor may not cause it. */
export const stepFinder =
  <Event, Status>(steps: readonly ForumStep<Event, Status>[]) =>
  (from: Status | null, event: Event, actor: ForumActor): ForumStep<Event, Status> | undefined =>
    steps.find((step) => step.from === from && step.event === event && step.actor === actor);
