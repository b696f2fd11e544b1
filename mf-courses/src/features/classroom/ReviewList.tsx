import type { ReviewRow } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { FormulaText } from '@harbor/ui/formula-text';
import { Button, Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { NotebookPen, X } from 'lucide-react';
import { classroomPath, playPath } from '../../courses/paths';
import { TimePill } from '../../parts/TimePill';
import { More } from '../../talk/More';
import { Dots } from './Dots';
import { type ReviewChoice, type ReviewTab, reviewListPath } from './place';
import { useRestoreItem } from './queries';
import styles from './ReviewList.module.css';
import type { ReviewState } from './useReview';

interface ReviewListProps {
  review: ReviewState;
  choice: ReviewChoice;
  /** The item that is gone over now. */
  current: number | undefined;
  onPick: (id: number) => void;
}

const tabs: Record<ReviewTab, string> = { due: '今天', done: '今天已复习', ahead: '之后', removed: '已移出' };

const nothing: Record<ReviewTab, [title: string, text: string]> = {
  due: ['今天没有要复习的', '考试里答错的题和您的时间点笔记会自己进来'],
  done: ['今天还没有复习', '从“今天”开始，一次几分钟'],
  ahead: ['之后还没有安排', '复习过的内容会按记得的程度排到以后'],
  removed: ['没有移出的内容', ''],
};

/** The items of one part of the list, by kind. */
export function ReviewList({ review, choice, current, onPick }: ReviewListProps) {
  const { rows, feed, total } = review;
  const kinds = [
    [undefined, '全部'],
    ['question', '错题'],
    ['note', '笔记'],
  ] as const;
  const [title, text] = nothing[choice.tab];
  return (
    <Panel padding="none">
      <div className={styles.head}>
        <nav className={styles.tabs} aria-label="复习单">
          {(Object.keys(tabs) as ReviewTab[]).map((tab) => (
            <Link
              key={tab}
              to={reviewListPath({ ...choice, tab })}
              replace
              className={tab === choice.tab ? styles.on : undefined}
              aria-current={tab === choice.tab ? 'page' : undefined}
            >
              {tabs[tab]}
              {tab === choice.tab && total > 0 ? <small>{total}</small> : null}
            </Link>
          ))}
        </nav>
        <nav className={styles.kinds} aria-label="类别">
          {kinds.map(([kind, label]) => (
            <Link
              key={label}
              to={reviewListPath({ ...choice, kind })}
              replace
              className={kind === choice.kind ? `${styles.kind} ${styles.chosen}` : styles.kind}
              aria-current={kind === choice.kind ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {rows.length === 0 ? (
        <Empty
          compact
          title={title}
          description={text}
          action={<LinkButton to={classroomPath}>去学习</LinkButton>}
        />
      ) : null}
      <ul className={feed.isPlaceholderData ? styles.stale : undefined}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} current={row.id === current} onPick={onPick} />
          </li>
        ))}
      </ul>
      <More feed={feed}>{`展开其余 ${Math.max(0, total - rows.length)} 项`}</More>
    </Panel>
  );
}

interface RowProps {
  row: ReviewRow;
  current: boolean;
  onPick: (id: number) => void;
}

function Row({ row, current, onPick }: RowProps) {
  const { id, kind, kind_text, course, lesson, title, due_text, overdue_days, last_grade_text, removed } =
    row;
  const restore = useRestoreItem();
  return (
    <article className={current ? `${styles.row} ${styles.now}` : styles.row}>
      <span
        className={kind === 'question' ? `${styles.icon} ${styles.wrong}` : styles.icon}
        aria-hidden="true"
      >
        {kind === 'question' ? <X size={17} /> : <NotebookPen size={16} />}
      </span>
      <div className={styles.words}>
        {removed ? (
          <FormulaText as="span" text={title} className={styles.title} />
        ) : (
          <button type="button" className={styles.title} onClick={() => onPick(id)}>
            <FormulaText as="span" text={title} />
          </button>
        )}
        <p className={styles.facts}>
          {course.title} · {kind_text}
        </p>
      </div>
      {lesson ? (
        <span className={styles.pill}>
          <TimePill
            at={lesson.at_seconds}
            lesson={`第 ${lesson.number} 讲`}
            to={playPath(course.id, lesson.lesson_id, lesson.at_seconds)}
          />
        </span>
      ) : (
        <span className={styles.pill} />
      )}
      {removed ? (
        <Button loading={restore.isPending} onClick={() => restore.mutate({ params: { id } })}>
          放回来
        </Button>
      ) : (
        <div className={styles.when}>
          <Dots reps={row.reps} settled={row.settled} />
          <p className={overdue_days > 0 ? styles.late : undefined}>
            {[last_grade_text, due_text].filter(Boolean).join(' · ')}
          </p>
        </div>
      )}
    </article>
  );
}
