import { useQuery } from '@harbor/runtime';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import { courseQuery } from '../queries';
import type { Problems } from '../useRowEditor';
import type { QuestionForm } from './form';
import styles from './QuestionEditor.module.css';

export interface LessonRefFieldsProps {
  form: QuestionForm;
  problems: Problems;
  onChange: (part: Partial<QuestionForm>) => void;
}

/** Where a lesson of the same course explains it: whoever answered wrong goes there. */
export function LessonRefFields({ form, problems, onChange }: LessonRefFieldsProps) {
  const { data, error } = useQuery({ ...courseQuery(form.course), enabled: form.course > 0 });
  const lessons = (data?.chapters ?? []).flatMap((chapter) => chapter.lessons);
  const named = lessons.map(({ id, number, title }) => [id, `${number}. ${title}`] as const);
  const known = form.lesson === 0 || named.some(([id]) => id === form.lesson);
  return (
    <div className={styles.pair} data-field="lesson_ref">
      <PickField
        label="讲解所在的讲次（可不选）"
        value={form.lesson}
        options={[[0, '不指定'], ...(known ? [] : [[form.lesson, `讲次 ${form.lesson}`] as const]), ...named]}
        onPick={(lesson) => onChange({ lesson, ...(lesson === 0 && { at: '' }) })}
        error={error ? '讲次没有加载出来' : undefined}
      />
      {form.lesson > 0 ? (
        <LineField
          label="时间"
          placeholder="12:30"
          value={form.at}
          onChange={(at) => onChange({ at })}
          error={problems.lesson_ref ?? problems['lesson_ref.at_seconds']}
        />
      ) : null}
    </div>
  );
}
