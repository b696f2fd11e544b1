import type { PostDetail } from '@harbor/contract';
import { postStatus } from '@harbor/contract/post-status';
import { Link } from '@harbor/runtime';
import { Avatar, formatTime } from '@harbor/ui';
import { actClass, quietActClass } from '@harbor/ui/act';
import { copyText } from '@harbor/ui/copy';
import { PostText } from '@harbor/ui/post';
import { Tag, tagClass } from '@harbor/ui/tag';
import { Bookmark, Flag, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { BlockButton } from '../../people/BlockButton';
import { FollowButton } from '../../people/FollowButton';
import { nameOf } from '../../people/nameOf';
import marks from '../../posts/Marks.module.css';
import { goToComments } from '../comments';
import { ReportButton } from '../report';
import { OwnPostActions } from './OwnPostActions';
import styles from './PostArticle.module.css';
import { PostOrigin } from './PostOrigin';
import { PostStanding } from './PostStanding';
import { usePostMarks } from './usePost';

interface PostArticleProps {
  post: PostDetail;
  onPicture: (addresses: string[], at: number) => void;
  /** The text stands in the page. */
  onWritten?: (place: HTMLElement) => void;
  /** Below the text of the phone's article: nothing that its bar has. */
  phone?: boolean;
}

/** A post to be read, with what can be done about it. */
export function PostArticle({ post, onPicture, onWritten, phone = false }: PostArticleProps) {
  const reactions = usePostMarks(post);
  const views = `${post.view_count.toLocaleString()} 次浏览`;
  const edited = post.edited_at ? `修改于 ${formatTime(post.edited_at)}` : '';
  return (
    <article className={phone ? styles.phone : styles.article}>
      <PostStanding post={post} />
      <p className={styles.tags}>
        {post.category ? (
          <Link
            to={`/forumtypedetail/${post.category.id}/`}
            className={`${tagClass('primary')} ${marks.category}`}
          >
            {post.category.title}
          </Link>
        ) : null}
        {post.recommended ? <Tag tone="gold">推荐</Tag> : null}
        {post.accepted_comment_id ? <Tag tone="gold">已解决</Tag> : null}
        {post.status === postStatus.locked ? <Tag tone="gold">已锁定，不能评论</Tag> : null}
        {post.topics.map((topic) => (
          <Link key={topic.id} to={`/topicdetail/${topic.id}/`} className={marks.topic}>
            # {topic.title}
          </Link>
        ))}
      </p>
      <h1 className={styles.title}>{post.title}</h1>
      <div className={styles.author}>
        <Avatar name={post.author.nickname} src={post.author.avatar_img} size={40} />
        <div className={styles.who}>
          <p>
            {post.author.closed ? (
              nameOf(post.author)
            ) : (
              <Link to={`/forumuser/${post.author.id}`} className={styles.name}>
                {nameOf(post.author)}
              </Link>
            )}
            {post.author.is_teacher ? <Tag tone="accent">认证教师</Tag> : null}
          </p>
          <p className={styles.meta}>
            {formatTime(post.published_at ?? post.created_at)}
            {post.ip_region ? ` · ${post.ip_region}` : ''}
            {phone ? '' : ` · ${views}`}
            {edited && !phone ? ` · ${edited}` : ''}
          </p>
        </div>
        {phone && !post.own && !post.author.closed ? (
          <FollowButton id={post.author.id} name={post.author.nickname} following={post.following} />
        ) : null}
      </div>
      {edited && phone ? <p className={styles.edited}>{edited}</p> : null}
      <PostText html={post.content} onPicture={onPicture} onWritten={onWritten} />
      <PostOrigin aiFlag={post.ai_flag} views={phone ? views : ''} />
      <div className={styles.actions}>
        {phone ? null : (
          <>
            <button
              type="button"
              className={actClass(post.liked)}
              aria-pressed={post.liked}
              disabled={reactions.liking || !post.actions.like}
              onClick={reactions.toggleLike}
            >
              <ThumbsUp size={16} aria-hidden /> {post.liked ? '已赞' : '赞'} {post.like_count}
            </button>
            <button
              type="button"
              className={actClass(post.collected)}
              aria-pressed={post.collected}
              disabled={reactions.collecting || !post.actions.collect}
              onClick={reactions.toggleCollect}
            >
              <Bookmark size={16} aria-hidden /> {post.collected ? '已收藏' : '收藏'} {post.collect_count}
            </button>
            <button type="button" className={actClass()} onClick={() => goToComments()}>
              <MessageCircle size={16} aria-hidden /> 评论 {post.comment_count}
            </button>
          </>
        )}
        <button
          type="button"
          className={actClass()}
          onClick={() =>
            void copyText(`${window.location.origin}/postdetail/${post.id}`, '链接已复制，可以分享给别人')
          }
        >
          <Share2 size={16} aria-hidden /> 分享
        </button>
        <span className={styles.room} />
        {post.actions.report ? (
          <ReportButton target="post" id={post.id} className={quietActClass}>
            <Flag size={14} aria-hidden /> 举报
          </ReportButton>
        ) : null}
        {phone && !post.own && !post.author.closed ? (
          <BlockButton
            id={post.author.id}
            name={post.author.nickname}
            blocked={post.blocked}
            className={quietActClass}
          />
        ) : null}
        <OwnPostActions post={post} className={quietActClass} />
      </div>
    </article>
  );
}
