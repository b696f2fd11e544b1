import type { CourseComment, CourseNote, CourseReply } from '@harbor/contract';
import { courseTextStatus } from '@harbor/contract/course-text';
import { ask } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { forMembers } from '../parts/forMembers';
import { ReportButton } from './ReportButton';
import styles from './TextFoot.module.css';

type Text = CourseComment | CourseReply | CourseNote;

interface TextFootProps {
  text: Text;
  /** What stands before the time: who wrote it, whether it is public. */
  before?: ReactNode;
  /** What it is called in questions: 评价, 讨论, 笔记. */
  kind: string;
  /** Others can see it, and find it useful. */
  likable?: boolean;
  liking: boolean;
  onLike: () => void;
  onDelete: () => void;
  /** Further buttons: 回复, 编辑. */
  children?: ReactNode;
}

/** Below what somebody wrote: when, how many found it useful, and what can be done with it. */
export function TextFoot(props: TextFootProps) {
  const { text, before, kind, likable = true, liking, onLike, onDelete, children } = props;
  const { own, likes, liked, status, status_text, reason, created_at } = text;
  const waits = own && status !== courseTextStatus.shown;
  const remove = () =>
    ask({
      title: `删除这条${kind}？`,
      text: '删除后不能恢复。',
      yes: '删除',
      danger: true,
      onYes: onDelete,
    });
  return (
    <div className={styles.foot}>
      {before}
      <time dateTime={created_at}>{formatWhen(created_at)}</time>
      {own && before ? <span className={styles.break} /> : null}
      {waits ? (
        <span className={styles.state}>
          {status_text}
          {reason ? `：${reason}` : ''}
        </span>
      ) : likable ? (
        <button
          type="button"
          className={liked ? `${styles.act} ${styles.on}` : styles.act}
          aria-pressed={liked}
          aria-label={`有用，${likes} 人觉得`}
          disabled={liking}
          onClick={() => forMembers('请登录后点赞', onLike)}
        >
          <ThumbsUp size={14} fill={liked ? 'currentColor' : 'none'} aria-hidden />
          {likes > 0 ? likes : '有用'}
        </button>
      ) : null}
      {children}
      {own ? (
        <button type="button" className={styles.act} onClick={remove}>
          删除
        </button>
      ) : (
        <ReportButton id={text.id} className={styles.act} />
      )}
    </div>
  );
}
