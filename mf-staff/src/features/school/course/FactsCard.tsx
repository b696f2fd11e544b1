import type { DeskTeacher } from '@harbor/contract';
import { courseCategories, courseCategoryIds } from '@harbor/contract/course-categories';
import { Card } from '../../../parts/Card';
import { CoverField } from '../../../parts/cut/CoverField';
import { screenShape } from '../../../parts/cut/cutPicture';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import { WordsField } from '../../../parts/WordsField';
import { useCoursePicture } from '../queries';
import type { Problems } from '../useRowEditor';
import styles from './CourseEditor.module.css';
import type { CourseForm } from './form';

const categories = courseCategoryIds.map((id) => [id as number, courseCategories[id]] as const);

export interface FactsCardProps {
  form: CourseForm;
  problems: Problems;
  teachers: readonly DeskTeacher[];
  onChange: (part: Partial<CourseForm>) => void;
}

/** What a course is called, what it is about, and who teaches it. */
export function FactsCard({ form, problems, teachers, onChange }: FactsCardProps) {
  const upload = useCoursePicture();
  return (
    <Card title="课程介绍">
      <div data-field="title">
        <LineField
          label="课程名称"
          value={form.title}
          onChange={(title) => onChange({ title })}
          max={60}
          error={problems.title}
        />
      </div>
      <div data-field="subtitle">
        <LineField
          label="副标题"
          value={form.subtitle}
          onChange={(subtitle) => onChange({ subtitle })}
          max={80}
          error={problems.subtitle}
          placeholder="一句话说清学完会什么"
        />
      </div>
      <div className={styles.pair}>
        <div data-field="category_id">
          <PickField
            label="分类"
            value={form.category}
            options={categories}
            onPick={(category) => onChange({ category })}
            error={problems.category_id}
          />
        </div>
        <div data-field="teacher_id">
          <PickField
            label="授课教师"
            value={form.teacher}
            options={[
              ...(form.teacher === 0 ? [[0, '请选择'] as const] : []),
              ...teachers.map(({ id, name, title }) => [id, title ? `${name} · ${title}` : name] as const),
            ]}
            onPick={(teacher) => onChange({ teacher })}
            error={problems.teacher_id}
          />
        </div>
      </div>
      <div className={styles.cover}>
        <CoverField
          label="课程封面"
          cover={form.cover}
          problem={problems.cover}
          shape={screenShape}
          onUpload={async (body) => (await upload.mutateAsync({ body })).url}
          onChange={(cover) => onChange({ cover })}
        />
      </div>
      <div data-field="intro">
        <WordsField
          label="课程介绍"
          rows={6}
          max={2000}
          value={form.intro}
          onChange={(intro) => onChange({ intro })}
          error={problems.intro}
        />
      </div>
      <div data-field="gains">
        <WordsField
          label="学习收获（每行一条，最多 8 条）"
          rows={4}
          max={500}
          value={form.gains}
          onChange={(gains) => onChange({ gains })}
          error={problems.gains ?? problems['gains.0']}
        />
      </div>
      <div data-field="audience">
        <LineField
          label="适合谁"
          value={form.audience}
          onChange={(audience) => onChange({ audience })}
          max={120}
          error={problems.audience}
        />
      </div>
    </Card>
  );
}
