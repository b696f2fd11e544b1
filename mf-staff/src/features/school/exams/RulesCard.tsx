import type { DeskCourseRow, DeskExam } from '@harbor/contract';
import { showAnswerLabel } from '@harbor/contract/exam-status';
import { useQuery } from '@harbor/runtime';
import { Checkbox } from '@harbor/ui/kit';
import { Card } from '../../../parts/Card';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import { WordsField } from '../../../parts/WordsField';
import { courseQuery } from '../queries';
import type { Problems } from '../useRowEditor';
import styles from './ExamEditor.module.css';
import type { ExamForm } from './form';

const shows = ([2, 1, 0] as const).map((value) => [value, showAnswerLabel[value]] as const);

export interface RulesCardProps {
  form: ExamForm;
  problems: Problems;
  courses: readonly DeskCourseRow[];
  exam: DeskExam | undefined;
  onChange: (part: Partial<ExamForm>) => void;
}

/** What an exam belongs to, how long and how often it is taken, and what is shown of it afterwards. */
export function RulesCard({ form, problems, courses, exam, onChange }: RulesCardProps) {
  const { data } = useQuery({ ...courseQuery(form.course), enabled: form.course > 0 });
  const lessons = (data?.chapters ?? []).flatMap((chapter) => chapter.lessons);
  const named = lessons.map(({ id, number, title }) => [id, `${number}. ${title}`] as const);
  const known = form.lesson === 0 || named.some(([id]) => id === form.lesson);
  const line = (
    field: string,
    label: string,
    name: 'minutes' | 'pass' | 'attempts' | 'coolDown',
    unit: string,
    hint?: string,
  ) => (
    <div data-field={field}>
      <LineField
        label={label}
        unit={unit}
        inputMode="numeric"
        value={form[name]}
        onChange={(value) => onChange({ [name]: value })}
        error={problems[field]}
        hint={hint}
      />
    </div>
  );
  return (
    <Card title="考试设置" note="修改只影响之后开始的作答">
      <div data-field="title">
        <LineField
          label="考试名称"
          value={form.title}
          onChange={(title) => onChange({ title })}
          max={40}
          error={problems.title}
          placeholder="例如：第三章随堂测验"
        />
      </div>
      <div className={styles.triple}>
        <div data-field="course_id">
          {exam ? (
            <LineField label="课程" value={exam.course} readOnly hint="不能改，需要时请在那门课新建考试" />
          ) : (
            <PickField
              label="课程"
              value={form.course}
              options={courses.map(({ id, title }) => [id, title] as const)}
              onPick={(course) => onChange({ course, lesson: 0, listed: [] })}
              error={problems.course_id}
              hint={form.listed.length > 0 ? '换课程后，选定的题目会清空' : undefined}
            />
          )}
        </div>
        <div data-field="lesson_id">
          <PickField
            label="属于"
            value={form.lesson}
            options={[
              [0, '整门课程'],
              ...(known ? [] : [[form.lesson, exam?.lesson ?? `讲次 ${form.lesson}`] as const]),
              ...named,
            ]}
            onPick={(lesson) => onChange({ lesson })}
            error={problems.lesson_id}
          />
        </div>
      </div>
      <div data-field="intro">
        <WordsField
          label="说明（可不填）"
          max={500}
          value={form.intro}
          onChange={(intro) => onChange({ intro })}
          error={problems.intro}
        />
      </div>
      <div className={styles.triple}>
        {line('minutes', '时长', 'minutes', '分钟')}
        {line('pass_percent', '及格线', 'pass', '%')}
        {line('max_attempts', '次数', 'attempts', '次', '不填即不限')}
        {line('cool_down_minutes', '两次之间至少', 'coolDown', '分钟')}
      </div>
      <div data-field="show_answer">
        <PickField
          label="答案与讲解"
          value={form.show}
          options={shows}
          onPick={(show) => onChange({ show })}
          error={problems.show_answer}
        />
      </div>
      <div className={styles.ticks}>
        <Checkbox checked={form.shuffle} onChange={(shuffle) => onChange({ shuffle })}>
          打乱题目与选项的顺序
        </Checkbox>
        <Checkbox checked={form.certificate} onChange={(certificate) => onChange({ certificate })}>
          计入结课证书：通过后才颁发
        </Checkbox>
      </div>
    </Card>
  );
}
