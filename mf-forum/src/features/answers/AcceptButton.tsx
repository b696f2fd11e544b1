import type { ForumReply } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Check } from 'lucide-react';
import { useAccept, useCancelAccept } from './queries';

/** The asker accepts an answer, or takes that back; for everybody else nothing. */
export function AcceptButton({ one, className }: { one: ForumReply; className?: string | undefined }) {
  const accept = useAccept({
    onSuccess: () => notify.success('已采纳，对方会收到通知'),
  });
  const cancel = useCancelAccept({
    onSuccess: () => notify.success('已取消采纳'),
  });
  if (!one.actions.accept) return null;
  return (
    <button
      type="button"
      className={className}
      disabled={accept.isPending || cancel.isPending}
      onClick={() => (one.accepted ? cancel : accept).mutate({ params: { id: one.id } })}
    >
      <Check size={14} aria-hidden /> {one.accepted ? '取消采纳' : '采纳'}
    </button>
  );
}
