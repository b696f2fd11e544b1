import { RefreshCw } from 'lucide-react';
import type { SourceTrouble } from './source';
import styles from './Trouble.module.css';

interface TroubleProps {
  trouble: SourceTrouble;
  /** Where the picture stands: 12:46. */
  at: string;
  onRetry: () => void;
}

const words: Record<SourceTrouble, { title: (at: string) => string; text: string }> = {
  network: {
    title: (at) => `网络中断，停在 ${at}`,
    text: '进度已经记下。网络恢复后点重试，从这里继续。',
  },
  media: {
    title: (at) => `画面没有播出来，停在 ${at}`,
    text: '可能是这台设备一时解码失败，重试后仍不行请换个浏览器。',
  },
  unsupported: {
    title: () => '这个浏览器播放不了本课程',
    text: '请用最新版的 Chrome、Edge、Safari 或手机浏览器打开。',
  },
};

/** Why the picture stands, and what to do. */
export function Trouble({ trouble, at, onRetry }: TroubleProps) {
  const { title, text } = words[trouble];
  return (
    <div className={styles.trouble} role="alert">
      <p className={styles.title}>{title(at)}</p>
      <p className={styles.text}>{text}</p>
      {trouble === 'unsupported' ? null : (
        <button type="button" className={styles.again} onClick={onRetry}>
          <RefreshCw size={16} aria-hidden />
          重试
        </button>
      )}
    </div>
  );
}
