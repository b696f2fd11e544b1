import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from './faults';

/** How a call ended: with the answer of its effect, with an error 500, or with a cut connection. */
export type Struck<T> = { answer: T } | 'error_500' | 'cut';

/** Runs a call's effect with the fault that strikes it before, during or after. */
export async function strike<T>(
  fault: Fault | undefined,
  reply: FastifyReply,
  effect: () => T,
): Promise<Struck<T>> {
  if (fault?.kind === 'reset_before') return cut(reply);
  if (fault?.kind === 'error_500') return 'error_500';
  if (fault?.kind === 'slow') await wait(fault.ms);
  const answer = effect();
  return fault?.kind === 'reset_after' ? cut(reply) : { answer };
}

function cut(reply: FastifyReply): 'cut' {
  reply.hijack();
  reply.raw.destroy();
  return 'cut';
}
