import type { Step } from '../../../machine';

/** Every legal step of a change request; `drop` comes with the refund of the whole order. */
export const changeSteps = [
  { event: 'finish', from: 'working', to: 'done' },
  { event: 'grant', from: 'asked', to: 'working' },
  { event: 'refuse', from: 'asked', to: 'refused' },
  { event: 'withdraw', from: 'asked', to: 'withdrawn' },
  { event: 'drop', from: ['working', 'asked'], to: 'withdrawn' },
] as const satisfies readonly Step[];

export type ChangeEvent = (typeof changeSteps)[number]['event'];
