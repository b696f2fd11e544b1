import type { ForumReply } from '@harbor/contract';
import { commentStatus } from '@harbor/contract/post-status';
import { Link } from '@harbor/runtime';
import { Avatar, formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { MessageCircle, ThumbsUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../overlay/Confirm';
import { nameOf } from '../../people/nameOf';
import { useForMembers } from '../../visitors/askLogin';
import { AcceptButton } from '../answers';
import { ReportButton } from '../report';
import { CommentForm } from './CommentForm';
import styles from './Comments.module.css';
import { type Comments, useCommentDelete, useCommentLike } from './useComments';
import { withMentions } from './withMentions';

interface CommentItemProps {
  one: ForumReply;
  comments: Comments;
  focused: boolean;
  children?: ReactNode;
}

/** A comment or a reply, with what can be done about it. */
export function CommentItem({ one, comments, focused, children }: CommentItemProps) {
  const [answering, setAnswering] = useState(false);
  const [asking, setAsking] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const like = useCommentLike(one, comments);
  const forMembers = useForMembers();
  const remove = useCommentDelete(one.id, comments);
  const name = nameOf(one.author);
  const folded = one.blocked && !unfolded;
  return (
    <li id={`comment-${one.id}`} className={focused ? styles.focused : styles.item}>
      <Avatar name={one.author.nickname} src={one.author.avatar_img} size={one.root_id ? 28 : 36} />
      <div className={styles.body}>
        <p className={styles.who}>
          {one.author.closed ? <span>{name}</span> : <Link to={`/forumuser/${one.author.id}`}>{name}</Link>}
          {one.accepted ? <Tag tone="accent">已采纳</Tag> : null}
          {one.by_author ? <Tag tone="primary">楼主</Tag> : null}
          {one.author.is_teacher ? <Tag tone="accent">认证教师</Tag> : null}
          {one.reply_to ? <span className={styles.meta}>回复 {one.reply_to.nickname}</span> : null}
        </p>
        {one.deleted ? (
          <p className={styles.gone}>该评论已删除</p>
        ) : folded ? (
          <p className={styles.gone}>
            您屏蔽了该用户，评论已折叠
            <button type="button" className={styles.small} onClick={() => setUnfolded(true)}>
              展开
            </button>
          </p>
        ) : (
          <p className={styles.content}>{withMentions(one.content, one.mentions)}</p>
        )}
        {one.status !== commentStatus.published && !one.deleted ? (
          <p className={styles.status}>
            {one.status_text}
            {one.reason ? `：${one.reason}` : '，仅自己可见'}
          </p>
        ) : null}
        <p className={styles.acts}>
          <span className={styles.meta}>
            {formatWhen(one.created_at)}
            {one.ip_region ? ` · ${one.ip_region}` : ''}
          </span>
          {one.deleted ? null : (
            <>
              <button
                type="button"
                className={one.liked ? styles.liked : styles.small}
                aria-pressed={one.liked}
                aria-label={`赞 ${one.like_count}`}
                disabled={like.waiting}
                onClick={() => forMembers('请登录后点赞', like.toggle)}
              >
                <ThumbsUp size={14} aria-hidden /> {one.like_count}
              </button>
              {one.actions.reply ? (
                <button
                  type="button"
                  className={styles.small}
                  onClick={() => forMembers('请登录后回复', () => setAnswering(!answering))}
                >
                  <MessageCircle size={14} aria-hidden /> 回复
                </button>
              ) : null}
              <AcceptButton one={one} className={styles.small} />
              {one.actions.report ? (
                <ReportButton target="comment" id={one.id} className={styles.small}>
                  举报
                </ReportButton>
              ) : null}
              {one.actions.delete ? (
                <button type="button" className={styles.small} onClick={() => setAsking(true)}>
                  删除
                </button>
              ) : null}
            </>
          )}
        </p>
        {answering ? (
          <CommentForm
            postId={one.post_id}
            comments={comments}
            answers={{ id: one.id, name }}
            onDone={() => setAnswering(false)}
            focus
          />
        ) : null}
        {children}
      </div>
      <Confirm
        open={asking}
        title="删除这条评论？"
        text="删除后不能恢复；有人回复过的会显示“该评论已删除”。"
        yes="删除"
        waiting={remove.isPending}
        onYes={() => remove.mutate({ params: { id: one.id } }, { onSettled: () => setAsking(false) })}
        onNo={() => setAsking(false)}
      />
    </li>
  );
}
