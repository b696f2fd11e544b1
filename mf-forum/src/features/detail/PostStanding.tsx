import type { PostDetail } from '@harbor/contract';
import { postStatus } from '@harbor/contract/post-status';
import { navigate } from '@harbor/runtime';
import { AppealButton } from './AppealButton';
import styles from './PostStanding.module.css';
import { useRevise } from './queries';

const shown: number[] = [postStatus.published, postStatus.locked];

/** How a post that is not shown stands, why, and the one step that its writer can take: before its text, to be seen at once. */
export function PostStanding({ post }: { post: PostDetail }) {
  const revise = useRevise({
    onSuccess: ({ draft_id }) => navigate(`/sendpost?draft=${draft_id}`),
  });
  if (shown.includes(post.status)) return null;
  return (
    <div className={styles.standing}>
      <p className={styles.words} role="status">
        {post.status_text}
        {post.status === postStatus.waiting ? '，仅自己可见，审核后上线' : ''}
        {post.reason ? `：${post.reason}` : ''}
      </p>
      {post.actions.revise ? (
        <button
          type="button"
          className={styles.step}
          disabled={revise.isPending}
          aria-busy={revise.isPending}
          onClick={() => revise.mutate({ params: { id: post.id } })}
        >
          修改后重新提交
        </button>
      ) : null}
      {post.actions.appeal ? <AppealButton id={post.id} className={styles.step ?? ''} /> : null}
    </div>
  );
}
