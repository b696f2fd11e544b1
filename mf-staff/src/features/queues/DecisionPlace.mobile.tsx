import { Button, Overlay } from '@harbor/ui/kit';
import { type ReactNode, useState } from 'react';
import styles from './CaseView.module.css';

export interface DecisionPlaceProps {
  locked: boolean;
  children: ReactNode;
}

/** Where decisions are made on the phone: in a sheet from below. */
export function DecisionPlace({ locked, children }: DecisionPlaceProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.bar}>
        <Button kind="primary" size="l" block disabled={locked} onClick={() => setOpen(true)}>
          处理
        </Button>
      </div>
      <Overlay open={open} onClose={() => setOpen(false)} title="处理" closeOnMask={false}>
        {children}
      </Overlay>
    </>
  );
}
