import type { StaffGate } from '@harbor/contract';
import { ApiError } from '@harbor/runtime';

/** Why a call of the team was turned away; undefined for every other failure. */
export function gateReason(error: unknown): StaffGate | undefined {
  if (!(error instanceof ApiError) || error.code !== 403) return undefined;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('reason' in data)) return undefined;
  // The server writes nothing else there.
  return data.reason as StaffGate;
}

/** Whether the second factor has to be given before the call can be made again. */
export const wantsEntry = (error: unknown): boolean => {
  const reason = gateReason(error);
  return reason === 'SECOND_FACTOR_WANTED' || reason === 'SECOND_FACTOR_MISSING';
};
