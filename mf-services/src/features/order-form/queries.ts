import type { ApiKey } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';

/** How many forms there are, numbered from 1. */
const formCount = 26;

/** The number of a form in an address; undefined for anything else. */
export function formNumber(text: string): number | undefined {
  if (!/^[1-9]\d?$/.test(text)) return undefined;
  const form = Number(text);
  return form <= formCount ? form : undefined;
}

/** The fields of a form. A version never changes, so it is read once. */
export const formSchema = (form: number, version?: number) =>
  apiQuery(
    'GET /orderform/schema/:form',
    { params: { form }, query: version === undefined ? {} : { version } },
    { silent: true, staleTime: version === undefined ? 300_000 : Number.POSITIVE_INFINITY },
  );

/** What its owner sees of the form of an order: read anew by each visit, not while somebody writes in it. */
export const ownForm = (id: string, form: number) =>
  apiQuery(
    'GET /orderform/:id',
    { params: { id }, query: { form } },
    { silent: true, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );

/** The user's orders that wait for a form. */
export const waitingOrders = (form: number) =>
  apiQuery('GET /orderform/waiting/:form', { params: { form } }, { silent: true });

/** A version that was handed in. */
export const formVersion = (id: number, version: number) =>
  apiQuery('GET /orderform/:id/version/:version', { params: { id, version } }, { silent: true });

/** Reads that a form handed in makes stale; its own answer is what the write answers. */
const changedByForm: ApiKey[] = [
  'GET /orderform/waiting/:form',
  'POST /user/get_orders',
  'POST /user/order_info/:id',
  'GET /user/get_wait_num',
  'GET /user/get_order_num',
  'GET /user/get_pc_num',
];

/** Opens what was handed in for changes. */
export const useRevise = apiMutation('POST /orderform/:id/revise');

/** Gives up changes of what was handed in. */
export const useDropChanges = apiMutation('POST /orderform/:id/drop', { invalidates: changedByForm });

/** Hands a form in. */
export const useHandIn = apiMutation('POST /orderform/:id', { silent: true, invalidates: changedByForm });
