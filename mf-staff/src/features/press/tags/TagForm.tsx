import type { DeskPressTag } from '@harbor/contract';
import { pressRule } from '@harbor/contract/press-rules';
import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { WordsField } from '../../../parts/WordsField';
import { useSaveTag } from '../queries';

export interface TagFormProps {
  /** The tag that is changed; a new one without. */
  tag: DeskPressTag | undefined;
  onClose: () => void;
}

/** Adds a tag, or changes one. */
export function TagForm({ tag, onClose }: TagFormProps) {
  const [title, setTitle] = useState(tag?.title ?? '');
  const [introduction, setIntroduction] = useState(tag?.introduction ?? '');
  const saving = useSaving();
  const save = useSaveTag();
  const atTitle = saving.fieldError('title');
  const atIntroduction = saving.fieldError('introduction');

  async function handleSave() {
    const body = { title, introduction, ...(tag && { id: tag.id, revision: tag.revision }) };
    if (!(await saving.run(() => save.mutateAsync({ body })))) return;
    notify.success(tag ? '标签已修改' : '标签已新建');
    onClose();
  }

  return (
    <EditOverlay
      title={tag ? `编辑 ${tag.title}` : '新建标签'}
      unsaved={title !== (tag?.title ?? '') || introduction !== (tag?.introduction ?? '')}
      busy={saving.busy}
      problem={atTitle || atIntroduction ? undefined : saving.problem}
      save="保存"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <LineField
        label="标签"
        value={title}
        onChange={setTitle}
        max={12}
        error={atTitle}
        hint="2 至 12 个字"
      />
      <WordsField
        label="简介"
        value={introduction}
        onChange={setIntroduction}
        max={pressRule.introduction}
        rows={4}
        placeholder="读者在标签页看到；前 100 字也是搜索结果里的描述"
        error={atIntroduction}
      />
    </EditOverlay>
  );
}
