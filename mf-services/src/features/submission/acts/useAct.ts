import { type ApiError, notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { type ActKey, useStep } from '../queries';

/** One step of the author: sent once, with what the server says against it at its field. */
export function useAct(key: ActKey, id: number, done: string, onDone?: () => void) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const intention = useIntention();
  const send = useStep(key, {
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
  /** @throws ApiError what the server says against it, which stands at its field by then */
  async function sendNow(body?: object) {
    if (send.isPending) return;
    setErrors({});
    await send.mutateAsync({ params: { id }, body, idempotencyKey: intention.keyFor(body ?? {}) } as never);
  }
  return {
    errors,
    busy: send.isPending,
    /** Says what is wrong before anything is sent. */
    refuse: (field: string, message: string) => setErrors({ [field]: message }),
    sendNow,
    send: (body?: object) => void sendNow(body).catch(() => undefined),
  };
}
