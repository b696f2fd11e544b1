import { WifiOff } from 'lucide-react';
import { Button } from './Button';
import styles from './FailedArea.module.css';

export interface FailedAreaProps {
  /** What the area is called: 为你推荐. */
  title?: string;
  /** What is unaffected, or what happens next. */
  note?: string;
  onRetry?: () => void;
  /** While the retry is under way. */
  retrying?: boolean;
  /** Keeps the room the area would have taken, in px. */
  minHeight?: number;
}

/** A part of the page that could not be had: one row with 重试. The rest goes on. */
export function FailedArea({
  title,
  note = '其他内容可以正常使用',
  onRetry,
  retrying = false,
  minHeight,
}: FailedAreaProps) {
  return (
    <section className={styles.area} style={{ minHeight }} role="alert">
      <WifiOff className={styles.icon} size={22} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title ? `${title}暂时无法显示` : '这一块暂时无法显示'}</p>
        <p className={styles.note}>{note}</p>
      </div>
      {onRetry ? (
        <Button kind="soft" size="s" loading={retrying} onClick={onRetry}>
          重试
        </Button>
      ) : null}
    </section>
  );
}
