import { session } from '@harbor/runtime';
import { Confirm } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './LogoutSheet.mobile.module.css';
import { logoutWords } from './logoutWords';

export interface LogoutSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Asks first, then ends the session; the button waits until the page is left. */
export function LogoutSheet({ open, onClose }: LogoutSheetProps) {
  const [leaving, setLeaving] = useState(false);
  const handleLogout = async () => {
    setLeaving(true);
    // A refusal was said on screen by the call itself; the person stays logged in.
    await session.logout().catch(() => setLeaving(false));
  };
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={logoutWords.question}
      yes={logoutWords.yes}
      no={logoutWords.no}
      danger
      loading={leaving}
      closeOnMask
      onYes={() => void handleLogout()}
    >
      <p className={styles.note}>{logoutWords.note}</p>
    </Confirm>
  );
}
