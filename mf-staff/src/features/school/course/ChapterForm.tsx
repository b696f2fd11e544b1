import type { DeskCourse } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { useSaveChapter } from '../queries';

export interface ChapterFormProps {
  course: number;
  /** Which is renamed; nothing for a new one. */
  chapter?: number;
  title: string;
  onTold: (course: DeskCourse) => void;
  onClose: () => void;
}

/** Makes a chapter, or gives one another name. */
export function ChapterForm({ course, chapter, title: before, onTold, onClose }: ChapterFormProps) {
  const [title, setTitle] = useState(before);
  const [missing, setMissing] = useState('');
  const saving = useSaving();
  const save = useSaveChapter();
  async function handleSave() {
    const short = title.trim().length < 2;
    setMissing(short ? '章名至少2个字' : '');
    if (short) return;
    const body = { ...(chapter !== undefined && { id: chapter }), course_id: course, title: title.trim() };
    const saved = await saving.run(() => save.mutateAsync({ body }));
    if (!saved) return;
    onTold(saved);
    notify.success('已保存');
    onClose();
  }
  const atTitle = missing || saving.fieldError('title');
  return (
    <EditOverlay
      title={chapter === undefined ? '添加一章' : '修改章名'}
      unsaved={title !== before}
      busy={saving.busy}
      problem={atTitle ? undefined : saving.problem}
      save="保存"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <LineField label="章名" value={title} onChange={setTitle} max={60} error={atTitle} />
    </EditOverlay>
  );
}
