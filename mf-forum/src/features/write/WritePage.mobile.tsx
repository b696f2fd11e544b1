import { usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ListSkeleton } from '@harbor/ui/mobile';
import { FailedPage } from '../../states/FailedPage';
import { useTask } from './useTask';
import { type Task, useWriting } from './useWriting';
import { WriteForm } from './WriteForm.mobile';
import { titles } from './words';

interface WritePageProps {
  /** Opened as 我要评价. */
  feedback?: boolean;
}

/** Where posts are written on the phone. */
export function WritePage({ feedback = false }: WritePageProps) {
  const { task, error, retry, reason } = useTask(feedback);
  const title = titles[task?.kind ?? 'draft'];
  usePage({ title, ready: task !== null || error !== null });
  if (error) return <FailedPage title="没有打开要写的内容" query={{ error, refetch: retry }} />;
  if (!task) return <ListSkeleton />;
  return (
    <>
      <HiddenTitle>{title}</HiddenTitle>
      <Writing key={`${task.kind}${task.draft?.id ?? task.postId ?? ''}`} task={task} reason={reason} />
    </>
  );
}

function Writing({ task, reason }: { task: Task; reason: string }) {
  const writing = useWriting(task, task.kind === 'feedback' ? '请登录后评价' : '请登录后评价！');
  return <WriteForm writing={writing} reason={reason} />;
}

export default WritePage;
