import type { PostDetail } from '@harbor/contract';
import { postDescription } from '@harbor/contract/descriptions';
import { Link, Piece, usePage, useParams } from '@harbor/runtime';
import { BarButton, BottomBar, ListSkeleton } from '@harbor/ui/mobile';
import { useLargePictures } from '@harbor/ui/picture-viewer';
import { Bookmark, MessageCircle, ThumbsUp } from 'lucide-react';
import { FailedPage } from '../../states/FailedPage';
import { CommentsBlock, goToComments } from '../comments';
import { PostArticle } from './PostArticle';
import styles from './PostPage.mobile.module.css';
import { usePost, usePostMarks } from './usePost';

/** A post with its comments, on the phone. */
export function PostPage() {
  const id = Number(useParams().id);
  const { data: post, error, refetch } = usePost(id);
  const { show, viewer } = useLargePictures();
  usePage({
    title: post?.title,
    navTitle: '帖子详情',
    description: post && postDescription(post),
    ready: Boolean(post || error),
  });
  if (error && !post)
    return (
      <FailedPage
        title="帖子没有加载出来"
        query={{ error, refetch }}
        onward={<Link to="/forumindex/">返回论坛</Link>}
      />
    );
  if (!post) return <ListSkeleton />;
  return (
    <>
      <PostArticle post={post} phone onPicture={show} />
      <Piece key={post.id} fallback={null}>
        <CommentsBlock post={post} />
      </Piece>
      <Marks post={post} />
      {viewer}
    </>
  );
}

function Marks({ post }: { post: PostDetail }) {
  const marks = usePostMarks(post);
  return (
    <BottomBar label="评论、赞与收藏">
      {post.actions.comment ? (
        <button type="button" className={styles.write} onClick={() => goToComments(true)}>
          说说您的看法
        </button>
      ) : (
        <span className={styles.closed}>现在不能评论</span>
      )}
      <BarButton aria-label={`评论 ${post.comment_count}`} onClick={() => goToComments()}>
        <MessageCircle size={22} aria-hidden />
        {post.comment_count}
      </BarButton>
      <BarButton
        on={post.liked}
        aria-pressed={post.liked}
        aria-label={`赞 ${post.like_count}`}
        disabled={marks.liking || !post.actions.like}
        onClick={marks.toggleLike}
      >
        <ThumbsUp size={22} aria-hidden />
        {post.like_count}
      </BarButton>
      <BarButton
        on={post.collected}
        aria-pressed={post.collected}
        aria-label={`收藏 ${post.collect_count}`}
        disabled={marks.collecting || !post.actions.collect}
        onClick={marks.toggleCollect}
      >
        <Bookmark size={22} aria-hidden />
        {post.collect_count}
      </BarButton>
    </BottomBar>
  );
}

export default PostPage;
