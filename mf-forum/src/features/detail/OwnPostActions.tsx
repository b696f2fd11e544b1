import type { PostDetail } from '@harbor/contract';
import { Link, navigate, notify } from '@harbor/runtime';
import { useState } from 'react';
import { Confirm } from '../../overlay/Confirm';
import { useDeletePost } from './queries';

/** What the writer of a post may do with it at any time, as the server says. */
export function OwnPostActions({ post, className }: { post: PostDetail; className: string }) {
  const [asking, setAsking] = useState(false);
  const params = { id: post.id };
  const remove = useDeletePost({
    onSuccess: () => {
      notify.success('帖子已删除');
      navigate('/forumindex/', { replace: true });
    },
  });
  return (
    <>
      {post.actions.edit ? (
        <Link to={`/sendpost?edit=${post.id}`} className={className}>
          修改
        </Link>
      ) : null}
      {post.version_count > 0 ? (
        <Link to={`/postversions/${post.id}`} className={className}>
          修改记录
        </Link>
      ) : null}
      {post.actions.delete ? (
        <button type="button" className={className} onClick={() => setAsking(true)}>
          删除
        </button>
      ) : null}
      <Confirm
        open={asking}
        title="删除这篇帖子？"
        text="删除后，评论与收藏也看不到了，不能恢复。"
        yes="删除"
        waiting={remove.isPending}
        onYes={() => remove.mutate({ params })}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
