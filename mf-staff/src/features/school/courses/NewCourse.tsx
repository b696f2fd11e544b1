import type { CourseDocument } from '@harbor/contract';
import {
  type CourseCategoryId,
  courseCategories,
  courseCategoryIds,
} from '@harbor/contract/course-categories';
import { courseTalk } from '@harbor/contract/course-text';
import { Link, navigate, useIntention, useQuery } from '@harbor/runtime';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import { teachersQuery, useCreateCourse } from '../queries';

const categories = courseCategoryIds.map((id) => [id, courseCategories[id]] as const);

/** A course of which its title, shelf and teacher are known. */
const begun = (title: string, category_id: CourseCategoryId, teacher_id: number): CourseDocument => ({
  ...{ title, category_id, teacher_id, subtitle: '', cover: '', intro: '', gains: [], audience: '' },
  ...{ price_fen: 0, original_fen: 0, valid_days: 0, lessons_planned: 0, has_certificate: false },
  is_allow_comment: courseTalk.before,
});

/** Begins a course: it is a draft from here on. */
export function NewCourse({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState<CourseCategoryId>(1);
  const [teacher, setTeacher] = useState(0);
  const [missing, setMissing] = useState<{ title?: string; teacher?: string }>({});
  const teachers = useQuery(teachersQuery());
  const saving = useSaving();
  const create = useCreateCourse();
  const intention = useIntention();
  const known = teachers.data?.data ?? [];

  async function handleSave() {
    const wrong = {
      title: title.trim().length < 4 ? '课程名称至少4个字，之后还能改' : undefined,
      teacher: teacher === 0 ? '请选择授课教师' : undefined,
    };
    setMissing(wrong);
    if (wrong.title || wrong.teacher) return;
    const body = begun(title.trim(), category, teacher);
    const made = await saving.run(() => create.mutateAsync({ body, idempotencyKey: intention.keyFor(body) }));
    if (!made) return;
    onClose();
    // After this render nothing here is held for what was typed.
    setTimeout(() => navigate(`/staff/courses/${made.id}`));
  }

  const atTitle = missing.title ?? saving.fieldError('title');
  const atTeacher = missing.teacher ?? saving.fieldError('teacher_id');
  return (
    <EditOverlay
      title="新建课程"
      unsaved={title !== ''}
      busy={saving.busy}
      problem={atTitle || atTeacher ? undefined : saving.problem}
      save="新建草稿"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <LineField
        label="课程名称"
        value={title}
        onChange={setTitle}
        max={60}
        error={atTitle}
        placeholder="例如：SCI 论文写作：从选题到返修"
      />
      <PickField label="分类" value={category} options={categories} onPick={setCategory} />
      <PickField
        label="授课教师"
        value={teacher}
        options={[[0, '请选择'], ...known.map(({ id, name }) => [id, name] as const)]}
        onPick={setTeacher}
        error={atTeacher}
        hint={teachers.error ? '授课教师没有加载出来，请关闭后重试' : undefined}
      />
      {teachers.data && known.length === 0 ? (
        <p>
          还没有授课教师，请先到
          <Link to="/staff/courses/teachers">授课教师</Link>
          新建一位。
        </p>
      ) : null}
    </EditOverlay>
  );
}
