import type { CourseComment, CourseDetail } from '@harbor/contract';
import { courseTextRule } from '@harbor/contract/course-text';
import { ApiError, notify, rowsOf, useInfiniteQuery, useIntention } from '@harbor/runtime';
import { Avatar, errorText, formatDate, Stars } from '@harbor/ui';
import { Button, Empty, ErrorBlock, ListSkeleton } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './CommentBlock.module.css';
import { Composer } from './Composer';
import { More } from './More';
import { courseComments, useDeleteComment, useLikeComment, useWriteComment } from './queries';
import { StarChoice } from './StarChoice';
import { TextFoot } from './TextFoot';

interface CommentBlockProps {
  course: Pick<CourseDetail, 'id' | 'score' | 'comments' | 'stars' | 'is_allow_comment'>;
}

/** What people who bought the course think of it, and one's own word. */
export function CommentBlock({ course }: CommentBlockProps) {
  const feed = useInfiniteQuery(courseComments(course.id));
  const first = feed.data?.pages[0];
  const comments = rowsOf(feed.data);
  const mine = first?.mine ?? null;
  return (
    <>
      {course.comments > 0 ? <Summary course={course} /> : null}
      {first?.may_write ? <Own course={course.id} mine={mine} /> : null}
      {feed.isPending ? <ListSkeleton rows={2} picture={false} /> : null}
      {feed.isError && !first ? (
        <ErrorBlock compact title="评价没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {first && comments.length === 0 && !mine ? (
        <Empty
          compact
          title={course.is_allow_comment === 0 ? '本课程未开放评价' : '还没有评价'}
          description={course.is_allow_comment === 0 ? undefined : '学员学习之后可以写下感受'}
        />
      ) : null}
      <ul className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} />
          </li>
        ))}
      </ul>
      <More feed={feed}>更多评价</More>
    </>
  );
}

function Summary({ course: { score, comments, stars } }: CommentBlockProps) {
  const all = Math.max(
    1,
    stars.reduce((sum, { count }) => sum + count, 0),
  );
  return (
    <div className={styles.summary}>
      <div className={styles.score}>
        <b>{score > 0 ? score.toFixed(1) : '暂无'}</b>
        <Stars value={score} variant="five" number={false} />
        <span>{comments} 条 · 均为已购学员</span>
      </div>
      <ul className={styles.shares} aria-label="各星级的比例">
        {stars.map(({ stars: n, count }) => {
          const percent = Math.round((count / all) * 100);
          return (
            <li key={n}>
              <span>{n} 星</span>
              <span className={styles.rail} aria-hidden="true">
                <span style={{ width: `${percent}%` }} />
              </span>
              <span>{percent}%</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Own({ course, mine }: { course: number; mine: CourseComment | null }) {
  const [writing, setWriting] = useState(false);
  const [stars, setStars] = useState(mine?.stars ?? 0);
  const intention = useIntention();
  const write = useWriteComment();
  const send = async (content: string) => {
    if (stars === 0) return '请选择星级';
    const body = { course_id: course, stars, content };
    try {
      const { message } = await write.mutateAsync({ body, idempotencyKey: intention.keyFor(body) });
      intention.forget();
      setWriting(false);
      notify.success(message);
      return '';
    } catch (error) {
      if (error instanceof ApiError && !error.transient) intention.forget();
      return errorText(error);
    }
  };
  if (!writing)
    return (
      <p className={styles.begin}>
        <span>{mine ? '您已评价过这门课' : '学得怎么样？写下来帮助后来的人'}</span>
        <Button
          onClick={() => {
            setStars(mine?.stars ?? 0);
            setWriting(true);
          }}
        >
          {mine ? '修改评价' : '写评价'}
        </Button>
      </p>
    );
  return (
    <div className={styles.write}>
      <Composer
        label="评价"
        placeholder="哪一讲最有用，适合什么基础的人"
        place={`course-comment:${course}`}
        sentinel="review"
        most={courseTextRule.comment}
        button="发布评价"
        head={<StarChoice name="course-stars" value={stars} onChoose={setStars} />}
        begin={mine?.content ?? ''}
        onSend={send}
        onCancel={() => setWriting(false)}
        autoFocus
      />
    </div>
  );
}

function Comment({ comment }: { comment: CourseComment }) {
  const { id, author, stars, content, done_lessons, reply, liked } = comment;
  const like = useLikeComment();
  const remove = useDeleteComment();
  const facts = [author.identity, done_lessons > 0 && `学完 ${done_lessons} 讲`].filter(Boolean).join(' · ');
  return (
    <article className={styles.comment}>
      <Avatar name={author.name} src={author.avatar} size={36} />
      <div className={styles.body}>
        <p className={styles.who}>
          <b>{author.name}</b>
          {facts ? <span>{facts}</span> : null}
        </p>
        <Stars value={stars} variant="five" size={14} number={false} />
        <p className={styles.text}>{content}</p>
        {reply ? (
          <p className={styles.reply}>
            <b>{reply.name}回复：</b>
            {reply.content} <time dateTime={reply.at}>{formatDate(reply.at)}</time>
          </p>
        ) : null}
        <TextFoot
          text={comment}
          kind="评价"
          liking={like.isPending}
          onLike={() => like.mutate({ params: { id }, body: { like: !liked } })}
          onDelete={() => remove.mutateAsync({ params: { id } })}
        />
      </div>
    </article>
  );
}
