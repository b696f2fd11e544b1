import { apiMutation } from '@harbor/runtime';
import { changedByOrder } from '../../orders/changed';

/** Agrees to a later delivery, or does not. */
export const useConsent = apiMutation('POST /delivery/consent/:id', { invalidates: changedByOrder });

/** Accepts what was delivered. */
export const useAccept = apiMutation('POST /delivery/accept/:id', {
  silent: true,
  invalidates: changedByOrder,
});

/** Asks for changes of what was delivered. */
export const useRequestChanges = apiMutation('POST /delivery/changes/:id', {
  silent: true,
  invalidates: changedByOrder,
});

/** Asks for more time to look at it. */
export const useExtend = apiMutation('POST /delivery/extend/:id', {
  silent: true,
  invalidates: changedByOrder,
});
