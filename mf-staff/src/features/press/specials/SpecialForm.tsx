import type { DeskPressSpecial } from '@harbor/contract';
import { pressRule } from '@harbor/contract/press-rules';
import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { CoverField } from '../../../parts/cut/CoverField';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { WordsField } from '../../../parts/WordsField';
import { useSaveSpecial, useUploadPicture } from '../queries';

export interface SpecialFormProps {
  /** The special that is changed; a new one without. */
  special: DeskPressSpecial | undefined;
  onClose: () => void;
}

/** Adds a special, or changes one. */
export function SpecialForm({ special, onClose }: SpecialFormProps) {
  const [title, setTitle] = useState(special?.title ?? '');
  const [introduction, setIntroduction] = useState(special?.introduction ?? '');
  const [cover, setCover] = useState(special?.cover ?? '');
  const saving = useSaving();
  const save = useSaveSpecial();
  const upload = useUploadPicture();
  const [atTitle, atIntroduction, atCover] = ['title', 'introduction', 'cover'].map(saving.fieldError);

  async function handleSave() {
    const body = {
      ...{ title, introduction, cover },
      ...(special && { id: special.id, revision: special.revision }),
    };
    if (!(await saving.run(() => save.mutateAsync({ body })))) return;
    notify.success(special ? '专题已修改' : '专题已新建，排在最后');
    onClose();
  }

  return (
    <EditOverlay
      title={special ? `编辑 ${special.title}` : '新建专题'}
      unsaved={
        title !== (special?.title ?? '') ||
        introduction !== (special?.introduction ?? '') ||
        cover !== (special?.cover ?? '')
      }
      busy={saving.busy}
      problem={atTitle || atIntroduction || atCover ? undefined : saving.problem}
      save="保存"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <LineField
        label="专题名称"
        value={title}
        onChange={setTitle}
        max={20}
        error={atTitle}
        hint="2 至 20 个字"
      />
      <WordsField
        label="简介"
        value={introduction}
        onChange={setIntroduction}
        max={pressRule.introduction}
        rows={4}
        placeholder="读者在专题页看到；前 100 字也是搜索结果里的描述"
        error={atIntroduction}
      />
      <CoverField
        label="专题封面"
        cover={cover}
        problem={atCover}
        onUpload={async (body) => (await upload.mutateAsync({ body })).url}
        onChange={setCover}
      />
    </EditOverlay>
  );
}
