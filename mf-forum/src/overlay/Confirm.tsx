import { Overlay } from '@harbor/ui/kit';
import styles from './Confirm.module.css';

interface ConfirmProps {
  open: boolean;
  title: string;
  text: string;
  /** What the dangerous button says. */
  yes: string;
  waiting?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something that cannot be taken back. */
export function Confirm({ open, title, text, yes, waiting = false, onYes, onNo }: ConfirmProps) {
  return (
    <Overlay open={open} centered={false} title={title} onClose={onNo}>
      <p>{text}</p>
      <div className={styles.ways}>
        <button type="button" className={styles.no} onClick={onNo}>
          取消
        </button>
        <button type="button" className={styles.yes} disabled={waiting} aria-busy={waiting} onClick={onYes}>
          {yes}
        </button>
      </div>
    </Overlay>
  );
}
