import type { StaffLink } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { useSaveLink } from './queries';

export interface LinkFormProps {
  /** The link that is changed; a new one without. */
  link?: StaffLink;
  onClose: () => void;
}

/** Adds a link to the footer, or changes one. */
export function LinkForm({ link, onClose }: LinkFormProps) {
  const [title, setTitle] = useState(link?.title ?? '');
  const [address, setAddress] = useState(link?.links ?? '');
  const saving = useSaving();
  const save = useSaveLink();
  const atTitle = saving.fieldError('title');
  const atAddress = saving.fieldError('links');

  async function handleSave() {
    const body = { title, links: address.trim(), ...(link && { id: link.id, revision: link.revision }) };
    if (!(await saving.run(() => save.mutateAsync({ body })))) return;
    notify.success(link ? '链接已修改' : '链接已添加，显示在页脚');
    onClose();
  }

  return (
    <EditOverlay
      title={link ? '编辑链接' : '添加链接'}
      unsaved={title !== (link?.title ?? '') || address !== (link?.links ?? '')}
      busy={saving.busy}
      problem={atTitle || atAddress ? undefined : saving.problem}
      save="保存"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <LineField label="名称" value={title} onChange={setTitle} max={20} error={atTitle} />
      <LineField
        label="网址"
        value={address}
        onChange={setAddress}
        inputMode="url"
        placeholder="https://"
        hint="在新窗口打开"
        error={atAddress}
      />
    </EditOverlay>
  );
}
