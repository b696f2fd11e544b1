import type { StaffHelpCategory } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { useSaveCategory } from './queries';

export interface CategoryFormProps {
  /** The category that is changed; a new one without. */
  category?: StaffHelpCategory;
  onClose: () => void;
}

/** Names a category of the help centre. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const [title, setTitle] = useState(category?.title ?? '');
  const [description, setDescription] = useState(category?.description ?? '');
  const saving = useSaving();
  const save = useSaveCategory();
  const atTitle = saving.fieldError('title');
  const atDescription = saving.fieldError('description');

  async function handleSave() {
    const body = { title, description, ...(category && { id: category.id, revision: category.revision }) };
    if (!(await saving.run(() => save.mutateAsync({ body })))) return;
    notify.success(category ? '分类已修改' : '分类已添加，有了问题才会展示');
    onClose();
  }

  return (
    <EditOverlay
      title={category ? '编辑分类' : '新建分类'}
      unsaved={title !== (category?.title ?? '') || description !== (category?.description ?? '')}
      busy={saving.busy}
      problem={atTitle || atDescription ? undefined : saving.problem}
      save="保存"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <LineField label="名称" value={title} onChange={setTitle} max={12} error={atTitle} />
      <LineField
        label="说明"
        value={description}
        onChange={setDescription}
        max={40}
        placeholder="注册、密码、手机号与微信"
        error={atDescription}
      />
    </EditOverlay>
  );
}
