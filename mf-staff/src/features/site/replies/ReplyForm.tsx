import type { SupportReply } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { WordsField } from '../../../parts/WordsField';
import { useSaveReply } from './queries';

export interface ReplyFormProps {
  /** The reply that is changed; a new one without. */
  reply?: SupportReply;
  onClose: () => void;
}

/** Adds something that support says often, or changes it. */
export function ReplyForm({ reply, onClose }: ReplyFormProps) {
  const [title, setTitle] = useState(reply?.title ?? '');
  const [content, setContent] = useState(reply?.content ?? '');
  const saving = useSaving();
  const save = useSaveReply();
  const atTitle = saving.fieldError('title');
  const atContent = saving.fieldError('content');

  async function handleSave() {
    const body = { title, content, ...(reply && { id: reply.id, revision: reply.revision }) };
    if (!(await saving.run(() => save.mutateAsync({ body })))) return;
    notify.success(reply ? '常用语已修改' : '常用语已添加，客服回复时可以选用');
    onClose();
  }

  return (
    <EditOverlay
      title={reply ? '编辑常用语' : '添加常用语'}
      unsaved={title !== (reply?.title ?? '') || content !== (reply?.content ?? '')}
      busy={saving.busy}
      problem={atTitle || atContent ? undefined : saving.problem}
      save="保存"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <LineField
        label="名称"
        value={title}
        onChange={setTitle}
        max={12}
        error={atTitle}
        hint="客服看到的短名称，用户看不到"
      />
      <WordsField label="内容" value={content} onChange={setContent} max={500} rows={6} error={atContent} />
    </EditOverlay>
  );
}
