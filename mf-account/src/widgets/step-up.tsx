import { useQuery } from '@harbor/runtime';
import { useEffect, useRef } from 'react';
import { securityQuery } from '../account/queries';
import { StepUpOverlay } from '../step-up/StepUpOverlay';
import { useStepUp } from '../step-up/useStepUp';

/** What whoever mounts it is told. */
export interface StepUpWidgetProps {
  /** Whether the proof was given, once: afterwards take the widget away. */
  onDone: (proven: boolean) => void;
}

/** Asks once, as soon as it is mounted, for a proof by a code to the account's own phone: before money leaves. */
export default function StepUpWidget({ onDone }: StepUpWidgetProps) {
  const security = useQuery(securityQuery());
  const stepUp = useStepUp();
  const asked = useRef(false);
  const { prove } = stepUp;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void prove().then(onDone);
  }, [prove, onDone]);
  return <StepUpOverlay stepUp={stepUp} phone={security.data?.phone ?? ''} hasPassword={false} />;
}
