import { Button, onPhone } from '@harbor/ui/kit';
import { CloudOff, RefreshCw } from 'lucide-react';
import styles from './OfflineCard.module.css';

interface OfflineCardProps {
  /** Answers that the server lacks. */
  count: number;
  onRetry: () => void;
}

/** The network is away while an exam runs: what is safe, and that the time goes on. */
export function OfflineCard({ count, onRetry }: OfflineCardProps) {
  return (
    <div className={styles.card} role="alert">
      <CloudOff size={onPhone ? 18 : 24} aria-hidden className={styles.sign} />
      <div className={styles.words}>
        <p className={styles.title}>
          {onPhone ? `离线，已暂存 ${count} 题，计时不停` : `离线，已暂存 ${count} 题`}
        </p>
        {onPhone ? null : <p>答案保存在本机，恢复后自动补交；计时不停，剩余时间按上次核对推算</p>}
      </div>
      <Button
        kind={onPhone ? 'text' : 'outline'}
        icon={onPhone ? undefined : <RefreshCw size={15} aria-hidden />}
        onClick={onRetry}
      >
        重试
      </Button>
    </div>
  );
}
