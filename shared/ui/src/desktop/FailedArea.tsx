import { Button } from 'antd';
import { CloudOff, RotateCw } from 'lucide-react';
import styles from './FailedArea.module.css';

export interface FailedAreaProps {
  /** What the area is called: 为您推荐. */
  title?: string;
  /** What is unaffected, or what happens next. */
  note?: string;
  onRetry?: () => void;
  /** While the retry is under way. */
  retrying?: boolean;
  /** Keeps the room the area would have taken, in px. */
  minHeight?: number;
}

/** A part of the page that could not be had: a dashed warm card of the same size, and 重试. The rest goes on. */
export function FailedArea({
  title,
  note = '其他内容不受影响，可以稍后再试',
  onRetry,
  retrying = false,
  minHeight = 160,
}: FailedAreaProps) {
  return (
    <section className={styles.area} style={{ minHeight }} role="alert">
      <CloudOff className={styles.icon} size={30} aria-hidden />
      <div>
        <p className={styles.title}>{title ? `“${title}”暂时没有加载出来` : '这一块暂时没有加载出来'}</p>
        <p className={styles.note}>{note}</p>
      </div>
      {onRetry ? (
        <Button icon={<RotateCw size={14} />} loading={retrying} onClick={onRetry}>
          重试
        </Button>
      ) : null}
    </section>
  );
}
