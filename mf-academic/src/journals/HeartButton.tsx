import { Heart } from 'lucide-react';
import styles from './HeartButton.module.css';
import { useHeart } from './useHeart';

interface HeartButtonProps {
  journal: { id: number; name: string; collected: boolean };
}

/** Collects a journal, or takes it out again. */
export function HeartButton({ journal }: HeartButtonProps) {
  const { toggle, waits } = useHeart(journal);
  const { collected, name } = journal;
  return (
    <button
      type="button"
      className={collected ? styles.on : styles.heart}
      aria-label={`${collected ? '取消收藏' : '收藏'}：${name}`}
      aria-pressed={collected}
      disabled={waits}
      onClick={toggle}
    >
      <Heart size={18} aria-hidden fill={collected ? 'currentcolor' : 'none'} />
    </button>
  );
}
