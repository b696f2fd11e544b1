import { call } from '@harbor/runtime';
import { useSecurity } from '../../account/useSecurity';
import type { StepUp } from '../../step-up/useStepUp';

/**
 * Asks for the proof before something that begins with a form, so that nobody fills it in for nothing.
 * @returns whether to go on
 */
export function useProve(stepUp: StepUp): () => Promise<boolean> {
  const { data, refetch } = useSecurity();
  return async () => {
    if ((data?.step_up_left ?? 0) > 60) {
      const fresh = await refetch();
      if ((fresh.data?.step_up_left ?? 0) > 60) return true;
    }
    const proven = await stepUp.prove();
    if (proven) await refetch();
    return proven;
  };
}

/** Takes WeChat away from the account. @throws ApiError */
export const unlinkWechat = () => call('DELETE /auth/wechat', { silent: true });
