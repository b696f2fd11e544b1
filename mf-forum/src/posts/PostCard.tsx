import type { PostCard as Post } from '@harbor/contract';
import { postStatus } from '@harbor/contract/post-status';
import { Link } from '@harbor/runtime';
import { Avatar, Cover, formatWhen } from '@harbor/ui';
import { Spoken } from '@harbor/ui/heading';
import { Tag, tagClass } from '@harbor/ui/tag';
import { Eye, MessageCircle, ThumbsUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { nameOf } from '../people/nameOf';
import marks from './Marks.module.css';
import styles from './PostCard.module.css';
import { useLeaveForPost } from './useForumPlace';

interface PostCardProps {
  post: Post;
  phone?: boolean;
  /** Instead of the plain title, e.g. with found words marked. */
  title?: ReactNode;
  excerpt?: ReactNode;
  /** Buttons of the list that it stands in. */
  extra?: ReactNode;
}

const plain: number[] = [postStatus.published, postStatus.locked];

/** A post in a list. That of somebody whom the reader blocked is folded. */
export function PostCard({ post, phone = false, title, excerpt, extra }: PostCardProps) {
  const [unfolded, setUnfolded] = useState(false);
  const leave = useLeaveForPost();
  if (post.blocked && !unfolded)
    return (
      <article className={styles.folded}>
        您屏蔽了该用户，帖子已折叠
        <button type="button" onClick={() => setUnfolded(true)}>
          展开
        </button>
      </article>
    );
  const to = `/postdetail/${post.id}`;
  const picture = post.images[0];
  return (
    <article className={`${styles.card} ${phone ? styles.phone : ''} ${picture ? styles.pictured : ''}`}>
      <div className={styles.words}>
        <p className={styles.author}>
          <Avatar name={post.author.nickname} src={post.author.avatar_img} size={phone ? 32 : 24} />
          {post.author.closed ? (
            <span className={styles.name}>{nameOf(post.author)}</span>
          ) : (
            <Link to={`/forumuser/${post.author.id}`} className={styles.name}>
              {nameOf(post.author)}
            </Link>
          )}
          {post.author.is_teacher ? <Tag tone="accent">认证教师</Tag> : null}
          <span className={styles.meta}>
            {post.author.identity ? `${post.author.identity} · ` : ''}
            {formatWhen(post.published_at ?? post.created_at)}
            {post.ip_region ? ` · ${post.ip_region}` : ''}
          </span>
          {post.recommended ? <Tag tone="gold">推荐</Tag> : null}
          {plain.includes(post.status) ? null : <Tag tone="gold">{post.status_text}</Tag>}
        </p>
        <h3 className={styles.title}>
          <Link to={to} onClick={() => leave(post.id)}>
            {title ?? post.title}
          </Link>
        </h3>
        <p className={styles.excerpt}>{excerpt ?? post.excerpt}</p>
        <p className={styles.foot}>
          {post.category ? (
            <Link
              to={`/forumtypedetail/${post.category.id}/`}
              className={`${tagClass('primary')} ${marks.category}`}
            >
              {post.category.title}
            </Link>
          ) : null}
          {post.topics.slice(0, phone ? 1 : 3).map((topic) => (
            <Link key={topic.id} to={`/topicdetail/${topic.id}/`} className={marks.topic}>
              # {topic.title}
            </Link>
          ))}
          {post.ai_flag ? <Tag tone="gold">含AI生成</Tag> : null}
          <span className={styles.counts}>
            <span title="浏览">
              <Eye size={15} aria-hidden /> <Spoken>浏览</Spoken>
              {post.view_count}
            </span>
            <span title="评论">
              <MessageCircle size={15} aria-hidden /> <Spoken>评论</Spoken>
              {post.comment_count}
            </span>
            <span title="赞" className={post.liked ? styles.liked : undefined}>
              <ThumbsUp size={15} aria-hidden /> <Spoken>赞</Spoken>
              {post.like_count}
            </span>
          </span>
        </p>
        {extra ? <div className={styles.extra}>{extra}</div> : null}
      </div>
      {picture ? (
        <Link
          to={to}
          className={styles.picture}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => leave(post.id)}
        >
          <Cover src={picture} ratio="3/2" />
        </Link>
      ) : null}
    </article>
  );
}
