import type { CourseDiscuss, CourseReply } from '@harbor/contract';
import { courseTextRule } from '@harbor/contract/course-text';
import { ApiError, notify, rowsOf, useInfiniteQuery, useIntention } from '@harbor/runtime';
import { Avatar, errorText } from '@harbor/ui';
import { Empty, ErrorBlock, ListSkeleton } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { playPath } from '../courses/paths';
import { forMembers } from '../parts/forMembers';
import { TimePill } from '../parts/TimePill';
import { Composer } from './Composer';
import styles from './DiscussBlock.module.css';
import { More } from './More';
import {
  courseDiscusses,
  discussReplies,
  useDeleteDiscuss,
  useLikeDiscuss,
  useWriteDiscuss,
} from './queries';
import { TextFoot } from './TextFoot';

interface DiscussBlockProps {
  courseId: number;
  /** The discussion of one lesson; of the whole course without it. */
  lessonId?: number | undefined;
  /** The second that a new discussion bears; null for none. */
  second?: number | null;
  /** Takes the player on this page to a second. */
  onSeek?: ((second: number) => void) | undefined;
  /** Somebody begins to write: the second is the present one. */
  onWrite?: () => void;
}

/** What is asked and answered about a course. */
export function DiscussBlock({ courseId, lessonId, second = null, onSeek, onWrite }: DiscussBlockProps) {
  const feed = useInfiniteQuery(courseDiscusses(courseId, lessonId));
  const discusses = rowsOf(feed.data);
  const first = feed.data?.pages[0];
  const send = useSending({ courseId, lessonId, second });
  return (
    <>
      {first?.may_write ? (
        <Composer
          label="讨论"
          placeholder="这一处没听懂什么，或者有什么补充"
          place={`course-discuss:${courseId}`}
          sentinel="post"
          most={courseTextRule.discuss}
          button="发布"
          rows={2}
          head={second === null ? undefined : <TimePill at={second} />}
          onFocus={onWrite}
          onSend={(content) => send(content)}
        />
      ) : null}
      {feed.isPending ? <ListSkeleton rows={2} picture={false} /> : null}
      {feed.isError && !first ? (
        <ErrorBlock compact title="讨论没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {first && discusses.length === 0 ? (
        <Empty
          compact
          title={lessonId ? '这一讲还没有讨论' : '还没有讨论'}
          description={first.may_write ? '第一个提问的人，往往也是许多人想问的' : '学员可以在这里提问'}
        />
      ) : null}
      <ul className={styles.list}>
        {discusses.map((discuss) => (
          <li key={discuss.id}>
            <Discuss discuss={discuss} mayWrite={first?.may_write ?? false} onSeek={onSeek} />
          </li>
        ))}
      </ul>
      <More feed={feed}>更多讨论</More>
    </>
  );
}

interface Sending {
  courseId: number;
  lessonId?: number | undefined;
  second?: number | null;
  parentId?: number;
}

/** Sends a discussion or an answer; answers what is wrong with it. */
function useSending({ courseId, lessonId, second, parentId }: Sending) {
  const intention = useIntention();
  const write = useWriteDiscuss();
  return async (content: string): Promise<string> => {
    const body = {
      course_id: courseId,
      content,
      ...(parentId
        ? { parent_id: parentId }
        : { lesson_id: lessonId ?? null, at_seconds: lessonId ? (second ?? null) : null }),
    };
    try {
      const { message } = await write.mutateAsync({ body, idempotencyKey: intention.keyFor(body) });
      intention.forget();
      notify.success(message);
      return '';
    } catch (error) {
      if (error instanceof ApiError && !error.transient) intention.forget();
      return errorText(error);
    }
  };
}

interface DiscussProps {
  discuss: CourseDiscuss;
  mayWrite: boolean;
  onSeek: ((second: number) => void) | undefined;
}

function Discuss({ discuss, mayWrite, onSeek }: DiscussProps) {
  const { id, course_id, author, content, lesson_id, lesson_number, at_seconds, answered } = discuss;
  const { reply_count, replies, liked } = discuss;
  const [all, setAll] = useState(false);
  const [writing, setWriting] = useState(false);
  const like = useLikeDiscuss();
  const remove = useDeleteDiscuss();
  const send = useSending({ courseId: course_id, parentId: id });
  const where =
    lesson_id !== null && at_seconds !== null ? (
      <TimePill
        at={at_seconds}
        lesson={onSeek ? undefined : `第 ${lesson_number} 讲`}
        onSeek={onSeek}
        to={playPath(course_id, lesson_id, at_seconds)}
      />
    ) : null;
  return (
    <article className={styles.discuss}>
      <p className={styles.text}>
        {where} {content}
      </p>
      <TextFoot
        text={discuss}
        kind="讨论"
        before={
          <span className={styles.who}>
            {author.name}
            {author.is_teacher ? <Tag tone="accent">老师</Tag> : null}
            {answered ? <span className={styles.answered}>老师已回复</span> : null}
          </span>
        }
        liking={like.isPending}
        onLike={() => like.mutate({ params: { id }, body: { like: !liked } })}
        onDelete={() => remove.mutateAsync({ params: { id } })}
      >
        {mayWrite ? (
          <button
            type="button"
            className={styles.act}
            onClick={() => forMembers('请登录后回复', () => setWriting(true))}
          >
            <MessageSquare size={14} aria-hidden />
            回复{reply_count > 0 ? ` ${reply_count}` : ''}
          </button>
        ) : reply_count > 0 ? (
          <span>{reply_count} 条回复</span>
        ) : null}
      </TextFoot>
      {all ? (
        <Replies discuss={id} />
      ) : (
        <>
          <ReplyList replies={replies} />
          {reply_count > replies.length ? (
            <button type="button" className={styles.act} onClick={() => setAll(true)}>
              全部 {reply_count} 条回复
            </button>
          ) : null}
        </>
      )}
      {writing ? (
        <div className={styles.write}>
          <Composer
            label="回复"
            placeholder={`回复 ${author.name}`}
            place={`course-reply:${id}`}
            sentinel="post"
            most={courseTextRule.discuss}
            button="回复"
            rows={2}
            autoFocus
            onCancel={() => setWriting(false)}
            onSend={async (said) => {
              const problem = await send(said);
              if (problem === '') setWriting(false);
              return problem;
            }}
          />
        </div>
      ) : null}
    </article>
  );
}

function Replies({ discuss }: { discuss: number }) {
  const feed = useInfiniteQuery(discussReplies(discuss));
  if (feed.isPending) return <ListSkeleton rows={1} picture={false} />;
  return (
    <>
      <ReplyList replies={rowsOf(feed.data)} />
      <More feed={feed}>更多回复</More>
    </>
  );
}

function ReplyList({ replies }: { replies: readonly CourseReply[] }) {
  if (replies.length === 0) return null;
  return (
    <ul className={styles.replies}>
      {replies.map((reply) => (
        <li key={reply.id}>
          <Reply reply={reply} />
        </li>
      ))}
    </ul>
  );
}

function Reply({ reply }: { reply: CourseReply }) {
  const { id, author, content, liked } = reply;
  const like = useLikeDiscuss();
  const remove = useDeleteDiscuss();
  return (
    <div className={styles.reply}>
      <Avatar name={author.name} src={author.avatar} size={26} />
      <div>
        <p>
          <b>{author.name}</b> {author.is_teacher ? <Tag tone="accent">老师</Tag> : null}
        </p>
        <p className={styles.text}>{content}</p>
        <TextFoot
          text={reply}
          kind="回复"
          liking={like.isPending}
          onLike={() => like.mutate({ params: { id }, body: { like: !liked } })}
          onDelete={() => remove.mutateAsync({ params: { id } })}
        />
      </div>
    </div>
  );
}
