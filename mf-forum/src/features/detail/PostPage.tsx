import { postDescription } from '@harbor/contract/descriptions';
import { Link, Piece, usePage, useParams } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { AsideFrame, PageSkeleton, Panel } from '@harbor/ui/desktop';
import { useLargePictures } from '@harbor/ui/picture-viewer';
import { BlockButton } from '../../people/BlockButton';
import { FollowButton } from '../../people/FollowButton';
import { nameOf } from '../../people/nameOf';
import { FailedPage } from '../../states/FailedPage';
import { CommentsBlock } from '../comments';
import { Contents } from './Contents';
import { PostArticle } from './PostArticle';
import styles from './PostPage.module.css';
import { useCrumbs } from './useCrumbs';
import { useHeadings } from './useHeadings';
import { usePost } from './usePost';

/** A post with its comments, on the desktop. */
export function PostPage() {
  const id = Number(useParams().id);
  const { data: post, error, refetch } = usePost(id);
  const { show, viewer } = useLargePictures();
  const { headings, find } = useHeadings();
  usePage({
    title: post?.title,
    description: post && postDescription(post),
    ready: Boolean(post || error),
    crumbs: useCrumbs(post),
  });
  if (error && !post)
    return (
      <FailedPage
        title="帖子没有加载出来"
        query={{ error, refetch }}
        onward={<Link to="/forumindex/">返回论坛</Link>}
      />
    );
  if (!post) return <PageSkeleton />;
  const { author, author_counts: counts } = post;
  return (
    <>
      <div className={styles.page}>
        <AsideFrame
          width="s"
          stays="begin"
          aside={
            <>
              <Panel>
                <div className={styles.author}>
                  <Avatar name={author.nickname} src={author.avatar_img} size={48} />
                  <div>
                    <p className={styles.name}>
                      {author.closed ? (
                        nameOf(author)
                      ) : (
                        <Link to={`/forumuser/${author.id}`}>{nameOf(author)}</Link>
                      )}
                    </p>
                    <p className={styles.sub}>{author.identity}</p>
                  </div>
                </div>
                <dl className={styles.counts}>
                  <div>
                    <dd>{counts.posts}</dd>
                    <dt>帖子</dt>
                  </div>
                  <div>
                    <dd>{counts.fans}</dd>
                    <dt>粉丝</dt>
                  </div>
                  <div>
                    <dd>{counts.likes}</dd>
                    <dt>获赞</dt>
                  </div>
                </dl>
                {post.own || author.closed ? null : (
                  <div className={styles.buttons}>
                    <FollowButton
                      key={String(post.following)}
                      id={author.id}
                      name={author.nickname}
                      following={post.following}
                    />
                    <BlockButton id={author.id} name={author.nickname} blocked={post.blocked} />
                  </div>
                )}
              </Panel>
              <Contents headings={headings} />
              {post.related.length > 0 ? (
                <Panel>
                  <h2 className={styles.title}>相关帖子</h2>
                  <ul className={styles.related}>
                    {post.related.map((one) => (
                      <li key={one.id}>
                        <Link to={`/postdetail/${one.id}`}>{one.title}</Link>
                        <span>{one.comment_count} 评论</span>
                      </li>
                    ))}
                  </ul>
                </Panel>
              ) : null}
            </>
          }
        >
          <PostArticle post={post} onPicture={show} onWritten={find} />
          <Piece key={post.id} fallback={null}>
            <CommentsBlock post={post} />
          </Piece>
        </AsideFrame>
      </div>
      {viewer}
    </>
  );
}

export default PostPage;
