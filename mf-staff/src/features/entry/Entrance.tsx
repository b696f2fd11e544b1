import type { ReactNode } from 'react';
import { Gate } from './Gate';
import { ProveScope } from './Prove';

/** What stands around all pages of the team: the entry, and the question for a code before some steps. */
export function Entrance({ children }: { children: ReactNode }) {
  return (
    <Gate>
      <ProveScope>{children}</ProveScope>
    </Gate>
  );
}
