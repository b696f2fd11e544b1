import type { Step } from '../../../machine';

/** Every legal step of a quote: each of them ends it. */
export const quoteSteps = [
  { event: 'accept', from: 'open', to: 'accepted' },
  { event: 'counter', from: 'open', to: 'countered' },
  { event: 'replace', from: 'open', to: 'replaced' },
  { event: 'expire', from: 'open', to: 'expired' },
  { event: 'cancel', from: 'open', to: 'cancelled' },
] as const satisfies readonly Step[];

export type QuoteEvent = (typeof quoteSteps)[number]['event'];
