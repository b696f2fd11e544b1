import type { ReactNode } from 'react';
import { Button } from './Button';
import { Overlay, type OverlayProps } from './Overlay';

/** A question with two answers. */
export interface ConfirmProps
  extends Pick<OverlayProps, 'open' | 'onClose' | 'title' | 'width' | 'centered'> {
  /** What happens, in a sentence or two. */
  children: ReactNode;
  /** The answer that does it: 冻结并新建. */
  yes: string;
  /** The answer that leaves all as it is. */
  no?: string;
  onYes: () => void;
  danger?: boolean;
  loading?: boolean;
  disabled?: boolean;
  /** On the phone: whether a tap beside it says no. */
  closeOnMask?: boolean;
}

/** Asks before something happens. */
export function Confirm({
  yes,
  no = '取消',
  onYes,
  danger = false,
  loading,
  disabled,
  closeOnMask = false,
  ...overlay
}: ConfirmProps) {
  return (
    <Overlay
      {...overlay}
      closeOnMask={closeOnMask}
      footer={
        <>
          <Button onClick={overlay.onClose}>{no}</Button>
          <Button kind={danger ? 'danger' : 'primary'} disabled={disabled} loading={loading} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
