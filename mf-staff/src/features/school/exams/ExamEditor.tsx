import type { DeskCourseRow, DeskExam } from '@harbor/contract';
import { Link, useUnsavedGuard } from '@harbor/runtime';
import { Button, ErrorSummary } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { Card } from '../../../parts/Card';
import { Choice } from '../../../parts/Choice';
import page from '../../../parts/EditorPage.module.css';
import { LeaveQuestion } from '../../../parts/LeaveQuestion';
import { Clash } from '../Clash';
import { examTone, marks } from '../words';
import { DrawFields } from './DrawFields';
import styles from './ExamEditor.module.css';
import { ExamSide } from './ExamSide';
import { saidOf, sumOf } from './form';
import { ListedQuestions } from './ListedQuestions';
import { PaperPreview } from './PaperPreview';
import { RulesCard } from './RulesCard';
import { useAvailable, useLatest } from './useAvailable';
import { useExam } from './useExam';

export interface ExamEditorProps {
  /** What is changed; nothing for a new one. */
  exam?: DeskExam;
  courses: readonly DeskCourseRow[];
  /** Whose exam it is, to begin with. */
  course: number;
}

/** An exam with its rules and questions; where it stands is beside it. */
export function ExamEditor({ exam, courses, course }: ExamEditorProps) {
  const [shownCourse, setShownCourse] = useState(course);
  const available = useAvailable(exam, shownCourse);
  const latest = useLatest(available);
  const editing = useExam(exam, course, latest);
  const { form, unsaved, problems, change } = editing;
  const [preview, setPreview] = useState(false);
  const guard = useUnsavedGuard(unsaved);
  const root = useRef<HTMLDivElement>(null);
  const { questions, full } = sumOf(form);
  if (form.course !== shownCourse) setShownCourse(form.course);

  function handleJump(field: string) {
    const place =
      root.current?.querySelector(`[data-field="${field}"]`) ??
      root.current?.querySelector(`[data-field="${field.split('.')[0]}"]`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  }

  return (
    <div ref={root} className={page.editor}>
      <header className={`${page.head} ${styles.head}`}>
        <Link to="/staff/exams" className={page.back}>
          <ChevronLeft size={16} aria-hidden />
          考试
        </Link>
        <h1>{exam ? exam.title : '新建考试'}</h1>
        {exam ? <Tag tone={examTone(exam.status)}>{exam.status_text}</Tag> : null}
        <span className={page.state} aria-live="polite">
          {unsaved ? '有未保存的修改' : exam ? '已保存' : ''}
        </span>
        <Button disabled={questions === 0} onClick={() => setPreview(true)}>
          预览试卷
        </Button>
        <Button
          kind="primary"
          className={page.save}
          loading={editing.busy}
          disabled={!unsaved || (exam !== undefined && !exam.acts.includes('save'))}
          onClick={() => void editing.save()}
        >
          {exam ? '保存修改' : '保存草稿'}
        </Button>
      </header>
      <div className={page.columns}>
        <div className={styles.main}>
          <ErrorSummary
            attempt={editing.attempt}
            onJump={handleJump}
            problems={Object.entries(problems).map(([path, text]) => ({ path, text: saidOf(path, text) }))}
          />
          <Clash editing={editing} />
          <RulesCard form={form} problems={problems} courses={courses} exam={exam} onChange={change} />
          <Card title="试题" note={`${questions} 题 · 满分 ${marks(full)} 分`}>
            <div className={styles.source} data-field="questions">
              <Choice
                label="组卷方式"
                value={form.source}
                options={[
                  { value: 'list' as const, title: '选定题目' },
                  { value: 'draw' as const, title: '随机抽题' },
                ]}
                onChoose={(source) => change({ source })}
              />
              <p className={styles.hint}>
                {form.source === 'list'
                  ? '每次作答都是这些题目'
                  : '每次开始作答时，按题型从这门课的题库里随机抽取'}
              </p>
              {problems.questions ? (
                <p className={styles.problem} role="alert">
                  {problems.questions}
                </p>
              ) : null}
            </div>
            {form.source === 'list' ? (
              <ListedQuestions form={form} problems={problems} onChange={change} />
            ) : (
              <DrawFields form={form} problems={problems} available={available} onChange={change} />
            )}
          </Card>
        </div>
        <ExamSide exam={exam} unsaved={unsaved} onJump={handleJump} />
      </div>
      {preview ? <PaperPreview form={form} onClose={() => setPreview(false)} /> : null}
      <LeaveQuestion
        guard={guard}
        text="考试的修改还没有保存。"
        onDiscard={guard.leave}
        save={{ label: '保存并离开', run: editing.save }}
      />
    </div>
  );
}
