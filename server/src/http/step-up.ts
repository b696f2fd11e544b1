import type { Core } from '../core';
import { HttpProblem } from './problem';
import type { SessionUser, StepUpMethod } from './session-user';

/** Seconds for which the last step-up of a session still holds. */
export function stepUpLeft(core: Core, { steppedUpAt }: SessionUser): number {
  if (!steppedUpAt) return 0;
  const { clock, accounts } = core.settings;
  return Math.max(0, Math.ceil((steppedUpAt.getTime() + accounts.stepUp - clock.now()) / 1000));
}

/**
 * Demands that this session proved again who it is, at most 10 minutes ago: before changing phone or
 * WeChat, exporting or deleting data, and payouts.
 * @param by only this way counts, where given
 * @throws HttpProblem 403 with `data.step_up`, at which clients ask for the proof and repeat the call
 */
export function requireStepUp(core: Core, user: SessionUser, by?: StepUpMethod): void {
  if (stepUpLeft(core, user) > 0 && (!by || user.steppedUpBy === by)) return;
  throw new HttpProblem(403, '请先验证身份', { step_up: true });
}
