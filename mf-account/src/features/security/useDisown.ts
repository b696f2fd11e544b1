import { call, navigate, notify, session } from '@harbor/runtime';
import { useState } from 'react';
import { sayError } from '../../form/sayError';
import type { StepUp } from '../../step-up/useStepUp';

const consent = { terms: true, privacy: true } as const;

/** Saying that an account is not one's own; its phone is proven first, and a new account is made for it. */
export function useDisown(stepUp: StepUp) {
  const [busy, setBusy] = useState(false);
  const disown = async () => {
    setBusy(true);
    try {
      stepUp.setBy('sms');
      const act = () => call('POST /auth/not_mine', { body: { consent }, silent: true });
      const answer = await stepUp.guard(act);
      if (!answer) return;
      await session.login(answer);
      notify.success('已为您新建账号，原账号等待核实');
      navigate('/myinfo/', { replace: true });
    } catch (error) {
      sayError(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, disown: () => void disown() };
}
