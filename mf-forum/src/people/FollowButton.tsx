import { Plus } from 'lucide-react';
import styles from './FollowButton.module.css';
import { useFollow } from './useFollow';

/** 关注, or 已关注. */
export function FollowButton({
  id,
  name,
  following: first,
}: {
  id: number;
  name: string;
  following: boolean;
}) {
  const { following, waiting, toggle } = useFollow(id, first);
  return (
    <button
      type="button"
      className={following ? styles.on : styles.off}
      aria-pressed={following}
      aria-label={following ? `已关注 ${name}，点按取消` : `关注 ${name}`}
      disabled={waiting}
      onClick={toggle}
    >
      {following ? null : <Plus size={15} aria-hidden />}
      {following ? '已关注' : '关注'}
    </button>
  );
}
