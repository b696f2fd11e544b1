import { notify, requireLogin } from '@harbor/runtime';
import { Heart } from 'lucide-react';
import styles from './CollectButton.module.css';
import { useCollectTeacher } from './queries';

interface CollectButtonProps {
  teacher: { id: number; name: string; collected: boolean };
  /** How many collected them; without it the heart stands alone. */
  count?: number;
}

/** Takes a teacher among the favourites, or out. */
export function CollectButton({ teacher, count }: CollectButtonProps) {
  const collect = useCollectTeacher({
    onSuccess: ({ collected }) => notify.success(collected ? '已收藏' : '已取消收藏'),
  });
  const { id, name, collected } = teacher;
  return (
    <button
      type="button"
      className={`${styles.button} ${collected ? styles.on : ''} ${count === undefined ? styles.alone : ''}`}
      aria-pressed={collected}
      aria-label={count === undefined ? `收藏${name}老师` : undefined}
      disabled={collect.isPending}
      onClick={() => {
        if (requireLogin()) collect.mutate({ params: { id } });
      }}
    >
      <Heart size={18} fill={collected ? 'currentColor' : 'none'} aria-hidden />
      {count === undefined ? null : <span>收藏 {count}</span>}
    </button>
  );
}
