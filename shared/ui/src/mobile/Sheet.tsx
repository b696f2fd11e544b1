import { useBackCloses } from '@harbor/runtime';
import { Popup } from 'antd-mobile';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFrameLonger } from '../motion/frame-longer';
import styles from './Sheet.module.css';
import { useSheetFocus } from './useSheetFocus';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** One primary action, perhaps a second one before it. */
  footer?: ReactNode;
  /** False while something must not be lost by a tap beside it. */
  closeOnMask?: boolean;
}

/**
 * An overlay from below: 16 px top radius, title, a 44 px close button, scrolling body, actions at the foot. The browser's
 * back closes it, and Escape; the cursor stays in it as long as it is open.
 */
export function Sheet({ open, onClose, title, children, footer, closeOnMask = true }: SheetProps) {
  useBackCloses(open, onClose);
  // A popup of antd-mobile that closes before its opening was drawn once would stay for ever, and the page stay locked.
  const visible = useFrameLonger(open);
  const focus = useSheetFocus(open, onClose);
  return (
    <Popup
      visible={visible}
      onClose={onClose}
      onMaskClick={closeOnMask ? onClose : undefined}
      bodyClassName={styles.body}
      destroyOnClose
    >
      <div {...focus} className={styles.sheet} role="dialog" aria-modal="true" aria-label={title}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
            <X size={22} aria-hidden />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
    </Popup>
  );
}
