import type { DataOf } from '@harbor/contract';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

export type Withdrawal = DataOf<'GET /staff/withdrawal/:id'>;
export type Deduction = DataOf<'GET /staff/deduction/:id'>;

const fresh = { silent: true, staleTime: 2_000 } as const;
const paged = { silent: true, staleTime: 5_000, placeholderData: keepPreviousData } as const;

/** A page of withdrawals in a state. */
export const withdrawalsQuery = (wanted: {
  page: number;
  state: number | undefined;
  keyword: string | undefined;
}) => apiQuery('GET /staff/withdrawal/list', { query: wanted }, paged);

/** A withdrawal with what it is made of and what has happened to it. */
export const withdrawalQuery = (id: number) =>
  apiQuery('GET /staff/withdrawal/:id', { params: { id } }, fresh);

/** Whether the ledger of teachers' money balances: it takes a while, so it is asked for once a minute at most. */
export const ledgerQuery = () =>
  apiQuery('GET /staff/income/ledger', {}, { silent: true, staleTime: 60_000 });

/** A page of deductions in a state. */
export const deductionsQuery = (wanted: {
  page: number;
  state: number | undefined;
  keyword: string | undefined;
}) => apiQuery('GET /staff/deduction/list', { query: wanted }, paged);

/** A deduction with what has happened to it. */
export const deductionQuery = (id: number) => apiQuery('GET /staff/deduction/:id', { params: { id } }, fresh);

const money = { silent: true } as const;

/** Puts withdrawals into a file for the bank. */
export const useBatch = apiMutation('POST /staff/withdrawal/batch', {
  ...money,
  invalidates: ['GET /staff/withdrawal/list', 'GET /staff/withdrawal/:id'],
});

/** Does something with a withdrawal. */
export const useWithdrawalAct = apiMutation('POST /staff/withdrawal/act/:id', {
  ...money,
  invalidates: ['GET /staff/withdrawal/list', 'GET /staff/withdrawal/:id', 'GET /staff/income/ledger'],
});

/** Proposes to keep a part of an income. */
export const usePropose = apiMutation('POST /staff/deduction/propose', {
  ...money,
  invalidates: ['GET /staff/deduction/list'],
});

/** Takes a proposal back, or decides what a teacher does not accept. */
export const useDeductionAct = apiMutation('POST /staff/deduction/act/:id', {
  ...money,
  invalidates: ['GET /staff/deduction/list', 'GET /staff/deduction/:id', 'GET /staff/income/ledger'],
});
