import { onPhone } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { SupportButton } from './SupportButton';

/** A way on with the support contact beside it; on the phone the way on stands last. */
export function WithSupport({ children }: { children: ReactNode }) {
  return (
    <>
      {!onPhone && children}
      <SupportButton>联系客服</SupportButton>
      {onPhone && children}
    </>
  );
}
