import type { DataOf } from '@harbor/contract';
import { ApiError, call, useOwn } from '@harbor/runtime';
import { useCallback, useState } from 'react';
import { readCooldown, writeCooldown } from '../../credentials/cooldown';
import type { SentCode } from '../../credentials/useSmsCode';
import { useSecondsLeft } from '../../form/useSecondsLeft';
import type { StepUp } from '../../step-up/useStepUp';

/** The part of a form that asking for a code needs. */
interface AddressForm {
  values: { email: string };
  check: (name: 'email') => boolean;
  refuse: (error: unknown) => void;
}

type Answer = DataOf<'POST /mail/address/code'>;

/** Asking for the code that proves an address. The wait survives a reload, and holds whatever the address. The team proves first who is there. */
export function useMailCode(form: AddressForm, stepUp: StepUp): SentCode {
  const kept = useOwn(
    useCallback(() => readCooldown('mail'), []),
    0,
  );
  const [began, setBegan] = useState<number>();
  const [asked, setAsked] = useState<{ email: string; answer: Answer } | null>(null);
  const [asking, setAsking] = useState(false);
  const left = useSecondsLeft(began ?? kept);
  const email = form.values.email.trim();
  const mine = asked?.email === email;

  const wait = (seconds: number) => {
    const next = Date.now() + seconds * 1000;
    writeCooldown('mail', next);
    setBegan(next);
  };
  const request = async () => {
    setAsking(true);
    try {
      const answer = await stepUp.guard(() =>
        call('POST /mail/address/code', { body: { email }, silent: true }),
      );
      if (!answer) return;
      wait(answer.resend_after);
      setAsked({ email, answer });
    } catch (error) {
      if (error instanceof ApiError && error.code === 429 && error.retryAfter) wait(error.retryAfter);
      form.refuse(error);
    } finally {
      setAsking(false);
    }
  };
  return {
    ask: () => {
      if (!asking && left === 0 && form.check('email')) void request();
    },
    asking,
    left,
    sent: mine,
    devCode: mine ? asked.answer.dev_code : undefined,
  };
}
