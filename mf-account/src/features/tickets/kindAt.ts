import type { FormKind } from './useTicketForm';

/** Which form an address stands for. */
export const kindAt = (pathname: string): FormKind =>
  pathname.startsWith('/breadcrumb/4') ? 'complaint' : 'feedback';
