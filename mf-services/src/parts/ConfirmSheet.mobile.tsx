import { Button, Sheet } from '@harbor/ui/mobile';
import styles from './ConfirmSheet.mobile.module.css';

interface ConfirmSheetProps {
  open: boolean;
  title: string;
  text: string;
  /** What happens, as a verb: 删除订单. */
  action: string;
  waiting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmSheet({ open, title, text, action, waiting, onConfirm, onClose }: ConfirmSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="outline" onClick={onClose}>
            再想想
          </Button>
          <Button kind="outline" className={styles.danger} loading={waiting} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
    </Sheet>
  );
}
