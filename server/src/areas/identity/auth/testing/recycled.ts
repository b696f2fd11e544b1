import type { CallResult } from '../../../../testing/app';

/** The ticket of a login that was not let in: the number's account was unused for so long that it may be somebody else's. */
export function recycledTicket({ data }: Pick<CallResult<'POST /auth/p_login'>, 'data'>): string {
  // A refusal carries what the answer of its call does not.
  return (data as unknown as { recycled: { ticket: string } }).recycled.ticket;
}
