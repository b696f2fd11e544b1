import { usePage } from '@harbor/runtime';
import { ErrorBlock, PageSkeleton, Panel } from '@harbor/ui/desktop';
import { useTask } from './useTask';
import { type Task, useWriting } from './useWriting';
import { WriteForm } from './WriteForm';
import styles from './WritePage.module.css';
import { titles } from './words';

interface WritePageProps {
  /** Opened as 我要评价. */
  feedback?: boolean;
}

/** Where posts are written on the desktop. */
export function WritePage({ feedback = false }: WritePageProps) {
  const { task, error, retry, reason } = useTask(feedback);
  const title = titles[task?.kind ?? 'draft'];
  usePage({ title, ready: task !== null || error !== null, crumbs: [{ title }] });
  if (error)
    return (
      <Panel>
        <ErrorBlock title="没有打开要写的内容" error={error} onRetry={retry} />
      </Panel>
    );
  if (!task) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Writing key={`${task.kind}${task.draft?.id ?? task.postId ?? ''}`} task={task} reason={reason} />
    </div>
  );
}

function Writing({ task, reason }: { task: Task; reason: string }) {
  const writing = useWriting(task, '请登录后评价！');
  return <WriteForm writing={writing} reason={reason} />;
}

export default WritePage;
