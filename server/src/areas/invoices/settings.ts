import type { FileRule } from '@harbor/contract';
import { sizeLimits } from '@harbor/contract/size-limits';

const hour = 3600_000;

/** Rules and clocks of invoices. Times in ms. */
export const invoiceSettings = {
  /** The desk issues or refuses within this. */
  issueWithin: 72 * hour,
  /** What staff uploads as the invoice. */
  file: { max: 1, types: ['pdf'], max_bytes: sizeLimits.invoice } satisfies FileRule as FileRule,
  deskPerPage: 20,
};
