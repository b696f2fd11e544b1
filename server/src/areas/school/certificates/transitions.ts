import { type CertificateStatus, certificateStatus as s } from '@harbor/contract/certificate-status';
import { stepsOf } from '../../../machine';

/** Who moves a certificate: the rule, or somebody of the team. */
export type CertificateActor = 'system' | 'operator';

/** What happens to a certificate; the word stored in `certificate_history.event`. */
export type CertificateEvent = (typeof certificateSteps)[number]['event'];

/** Every legal step of a certificate. One that was withdrawn stays withdrawn: a new one has a new code. */
export const certificateSteps = stepsOf<CertificateStatus | null, { actors: readonly CertificateActor[] }>()([
  { event: 'issue', from: null, to: s.valid, actors: ['system'] },
  { event: 'withdraw', from: s.valid, to: s.withdrawn, actors: ['system', 'operator'] },
]);
