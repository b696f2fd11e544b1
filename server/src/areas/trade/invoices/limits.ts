import type { FileRule } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { sizeLimits } from '@harbor/contract/size-limits';

const day = 24 * 3600_000;

/** Rules and clocks of invoices. Times in ms. */
export const invoiceLimits = {
  /** The desk issues or refuses within this. */
  issueWithin: promises.invoiceDays * day,
  /** What staff uploads as the invoice. */
  file: { max: 1, types: ['pdf'], max_bytes: sizeLimits.invoice } satisfies FileRule as FileRule,
  deskPerPage: 20,
};
