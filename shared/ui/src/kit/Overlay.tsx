import { Modal } from 'antd';
import type { ReactNode } from 'react';

/** Something over the page that is named, closed and, as long as it is open, has the cursor. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** On the phone: false while something must not be lost by a tap beside it. */
  closeOnMask?: boolean;
  /** On the desktop, in px. */
  width?: number;
  /** On the desktop: in the middle of the window, or near its top. */
  centered?: boolean;
}

/** A dialog on the desktop, a sheet from below on the phone. What it held is gone once it is closed. */
export function Overlay({ onClose, footer = null, closeOnMask: _, centered = true, ...rest }: OverlayProps) {
  return <Modal {...rest} onCancel={onClose} footer={footer} centered={centered} destroyOnHidden />;
}
