import type { Tick } from '../../../jobs/define';
import { deliverOutbox } from './outbox-delivery';
import { pollPayments } from './poll';

const untilNone = async (work: () => Promise<number>) => {
  // Bounded: a gateway that fails leaves rows due, and the next tick is soon.
  for (let round = 0; round < 10; round += 1) if ((await work()) === 0) return;
};

/** What recurs for payments; each is done by one process at a time. */
export const payTicks: Tick[] = [
  { name: 'pay.poll', everySeconds: 5, run: (core) => untilNone(() => pollPayments(core)) },
  { name: 'pay.outbox', everySeconds: 1, run: async (core) => void (await deliverOutbox(core)) },
];
