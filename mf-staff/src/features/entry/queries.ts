import { apiMutation, apiQuery } from '@harbor/runtime';

/** Who somebody of the team is, and how this session stands with the second factor. */
export const meQuery = () => apiQuery('GET /staff/me', {}, { silent: true, staleTime: 60_000 });

/** Makes the secret of a second factor. */
export const useBegin = apiMutation('POST /staff/second_factor/begin', { silent: true });

/** Gives its first code. */
export const useConfirm = apiMutation('POST /staff/second_factor/confirm', { silent: true });

/** Lets this session pass. */
export const useEnter = apiMutation('POST /staff/second_factor/enter', { silent: true });

/** Proves again who is there, for steps with money and roles. */
export const useProveCode = apiMutation('POST /staff/second_factor/prove', {
  silent: true,
  invalidates: ['GET /staff/me'],
});

/** Sends a code to the account's own phone, for who has no password at hand. */
export const useSendCode = apiMutation('POST /auth/step_up/code', { silent: true });

/** Proves by that code whose account it is. */
export const useStepUp = apiMutation('POST /auth/step_up', { silent: true });
