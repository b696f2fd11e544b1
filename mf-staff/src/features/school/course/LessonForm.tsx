import { navigate } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { useSaveLesson } from '../queries';

export interface LessonFormProps {
  course: number;
  chapter: number;
  onClose: () => void;
}

/** Begins a lesson; its recording and all else are added on its own page. */
export function LessonForm({ course, chapter, onClose }: LessonFormProps) {
  const [title, setTitle] = useState('');
  const [missing, setMissing] = useState('');
  const saving = useSaving();
  const save = useSaveLesson();
  async function handleSave() {
    const short = title.trim().length < 2;
    setMissing(short ? '讲名至少2个字' : '');
    if (short) return;
    const body = { chapter_id: chapter, title: title.trim(), free: false, try_seconds: 0, markers: [] };
    const made = await saving.run(() => save.mutateAsync({ body }));
    if (!made) return;
    onClose();
    // After this render nothing here is held for what was typed.
    setTimeout(() => navigate(`/staff/courses/${course}/lessons/${made.id}`));
  }
  const atTitle = missing || saving.fieldError('title');
  return (
    <EditOverlay
      title="添加一讲"
      unsaved={title !== ''}
      busy={saving.busy}
      problem={atTitle ? undefined : saving.problem}
      save="添加，去上传视频"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <LineField label="讲名" value={title} onChange={setTitle} max={60} error={atTitle} />
    </EditOverlay>
  );
}
