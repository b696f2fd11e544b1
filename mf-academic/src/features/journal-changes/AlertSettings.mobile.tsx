import { Overlay } from '@harbor/ui/kit';
import { Bell, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { AlertChoices } from './AlertChoices';
import styles from './AlertSettings.mobile.module.css';

/** The way to what somebody is told of, above the list. */
export function AlertSettings() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.way} onClick={() => setOpen(true)}>
        <Bell size={18} aria-hidden />
        提醒设置
        <span>分区、预警、收录等</span>
        <ChevronRight size={18} aria-hidden />
      </button>
      <Overlay open={open} onClose={() => setOpen(false)} title="提醒我">
        <AlertChoices />
      </Overlay>
    </>
  );
}
