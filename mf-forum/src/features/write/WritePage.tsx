import { useOwn, usePage } from '@harbor/runtime';
import { ListSkeleton, onPhone, PageSkeleton } from '@harbor/ui/kit';
import { useCallback } from 'react';
import { TitledPage } from '../../frame/TitledPage';
import { FailedPage } from '../../states/FailedPage';
import { unsentOf } from './unsent';
import { useTask } from './useTask';
import { type Task, useWriting } from './useWriting';
import { WriteForm } from './WriteForm';
import { titles } from './words';

interface WritePageProps {
  /** Opened as 我要评价. */
  feedback?: boolean;
}

/** Where posts are written. */
export function WritePage({ feedback = false }: WritePageProps) {
  const { task, error, retry, reason } = useTask(feedback);
  const title = titles[task?.kind ?? 'draft'];
  // The server draws an empty form: what this browser keeps is filled in once the page is its own.
  const kept = useOwn(
    useCallback(() => unsentOf(feedback) !== null, [feedback]),
    false,
  );
  usePage({ title, ready: task !== null || error !== null });
  if (error) return <FailedPage title="没有打开要写的内容" query={{ error, refetch: retry }} />;
  if (!task) return onPhone ? <ListSkeleton /> : <PageSkeleton />;
  return (
    <TitledPage title={title}>
      <Writing
        key={`${task.kind}${task.draft?.id ?? task.postId ?? ''}${kept}`}
        task={task}
        reason={reason}
      />
    </TitledPage>
  );
}

function Writing({ task, reason }: { task: Task; reason: string }) {
  const writing = useWriting(task, onPhone && task.kind === 'feedback' ? '请登录后评价' : '请登录后评价！');
  return <WriteForm writing={writing} reason={reason} />;
}

export default WritePage;
