import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { OverlayContext, type OverlayProps } from './overlay';

function Dialog({ open, title, onClose, children }: OverlayProps) {
  return (
    <Modal open={open} title={title} onCancel={onClose} footer={null} destroyOnHidden>
      {children}
    </Modal>
  );
}

/** Parts below ask in dialogs. */
export function DesktopOverlay({ children }: { children: ReactNode }) {
  return <OverlayContext.Provider value={Dialog}>{children}</OverlayContext.Provider>;
}
