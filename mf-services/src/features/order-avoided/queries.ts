import { apiQuery } from '@harbor/runtime';

/** Whom an order is kept from by its buyer's lists. */
export const avoidedByOrder = (id: number) =>
  apiQuery('GET /avoid/order/:id', { params: { id } }, { silent: true });
