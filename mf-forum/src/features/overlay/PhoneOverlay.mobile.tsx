import { Sheet } from '@harbor/ui/mobile';
import type { ReactNode } from 'react';
import { OverlayContext, type OverlayProps } from './overlay';

function FromBelow({ open, title, onClose, children }: OverlayProps) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      {children}
    </Sheet>
  );
}

/** Parts below ask in sheets. */
export function PhoneOverlay({ children }: { children: ReactNode }) {
  return <OverlayContext.Provider value={FromBelow}>{children}</OverlayContext.Provider>;
}
