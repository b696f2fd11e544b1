import { ticketStatus as s, type TicketStatus } from '@harbor/contract/ticket-status';

/** What happens to a ticket. */
export type TicketEvent = 'take' | 'reply' | 'ask' | 'resolve' | 'close' | 'supplement' | 'reopen';

export type TicketActor = 'user' | 'staff' | 'system';

interface Step {
  event: TicketEvent;
  actor: TicketActor;
  from: readonly TicketStatus[];
  to: TicketStatus;
}

/** Every legal step of a ticket. */
export const ticketTransitions: readonly Step[] = [
  { event: 'take', actor: 'staff', from: [s.waiting], to: s.working },
  { event: 'reply', actor: 'staff', from: [s.waiting, s.working, s.needsUser], to: s.working },
  { event: 'ask', actor: 'staff', from: [s.waiting, s.working], to: s.needsUser },
  { event: 'resolve', actor: 'staff', from: [s.waiting, s.working, s.needsUser], to: s.solved },
  { event: 'close', actor: 'staff', from: [s.waiting, s.working, s.needsUser, s.solved], to: s.closed },
  { event: 'supplement', actor: 'user', from: [s.waiting], to: s.waiting },
  { event: 'supplement', actor: 'user', from: [s.working, s.needsUser], to: s.working },
  { event: 'reopen', actor: 'user', from: [s.solved], to: s.working },
  { event: 'close', actor: 'user', from: [s.waiting, s.working, s.needsUser, s.solved], to: s.closed },
  { event: 'close', actor: 'system', from: [s.needsUser, s.solved], to: s.closed },
];

/** Where an event leads from a status; undefined where this actor may not cause it. */
export function nextTicketStatus(
  from: TicketStatus,
  event: TicketEvent,
  actor: TicketActor,
): TicketStatus | undefined {
  return ticketTransitions.find(
    (step) => step.event === event && step.actor === actor && step.from.includes(from),
  )?.to;
}

/** Statuses in which the desk owes an answer. */
export const owed: readonly TicketStatus[] = [s.waiting, s.working];

/** Statuses in which a ticket is not over. */
export const running: readonly TicketStatus[] = [s.waiting, s.working, s.needsUser];
