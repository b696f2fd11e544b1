import { type ApiError, notify, useApiMutation } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { useIntention } from '../../../parts/useIntention';
import { changedBySubmission } from '../queries';

type ActKey =
  | 'POST /submission/supply/:id'
  | 'POST /submission/again/:id'
  | 'POST /submission/send/:id'
  | 'POST /submission/feedback/:id'
  | 'POST /submission/withdraw/:id'
  | 'POST /submission/finish/:id'
  | 'POST /submission/reopen/:id';

/** One step of the author: sent once, with what the server says against it at its field. */
export function useAct(key: ActKey, id: number, done: string, onDone?: () => void) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const intention = useIntention();
  const send = useApiMutation(key, {
    silent: true,
    invalidates: changedBySubmission,
    onSuccess() {
      notify.success(done);
      onDone?.();
    },
    onError(error: ApiError) {
      if (!error.transient) intention.forget();
      const at = Object.fromEntries(
        Object.entries(error.errors ?? {}).map(([field, [message = '']]) => [field, message]),
      );
      setErrors(Object.keys(at).length > 0 ? at : { form: errorText(error) });
    },
  });
  return {
    errors,
    busy: send.isPending,
    /** Says what is wrong before anything is sent. */
    refuse: (field: string, message: string) => setErrors({ [field]: message }),
    send(body?: object) {
      if (send.isPending) return;
      setErrors({});
      send.mutate({ params: { id }, body, idempotencyKey: intention.keyFor(body ?? {}) } as never);
    },
  };
}
