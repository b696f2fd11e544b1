import type { DeskCourseRow, DeskQuestion } from '@harbor/contract';
import {
  questionKind,
  questionKindLabel,
  questionKindRule,
  questionRule as rule,
} from '@harbor/contract/question-kind';
import { Link, useUnsavedGuard } from '@harbor/runtime';
import { Button, ErrorSummary } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronLeft } from 'lucide-react';
import { useRef } from 'react';
import { Card } from '../../../parts/Card';
import { Choice } from '../../../parts/Choice';
import page from '../../../parts/EditorPage.module.css';
import { LeaveQuestion } from '../../../parts/LeaveQuestion';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import { WordsField } from '../../../parts/WordsField';
import { Clash } from '../Clash';
import { AnswerFields } from './AnswerFields';
import { documentOf, saidOf } from './form';
import { LessonRefFields } from './LessonRefFields';
import { PictureBox } from './PictureBox';
import styles from './QuestionEditor.module.css';
import { QuestionSide } from './QuestionSide';
import { QuestionView } from './QuestionView';
import { useQuestion } from './useQuestion';

const kinds = Object.values(questionKind).map((value) => ({ value, title: questionKindLabel[value] }));

export interface QuestionEditorProps {
  /** What is changed; nothing for a new one. */
  question?: DeskQuestion;
  courses: readonly DeskCourseRow[];
  /** Whose bank it belongs to, to begin with. */
  course: number;
}

/** A question of any type, with how learners will see it beside it. */
export function QuestionEditor({ question, courses, course }: QuestionEditorProps) {
  const editing = useQuestion(question, course);
  const { form, unsaved, problems, change } = editing;
  const guard = useUnsavedGuard(unsaved);
  const root = useRef<HTMLDivElement>(null);

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
        <Link to="/staff/exams/bank" className={page.back}>
          <ChevronLeft size={16} aria-hidden />
          题库
        </Link>
        <h1>{question ? `题目 ${question.id}` : '新建题目'}</h1>
        {question ? <Tag tone="primary">第 {question.version} 版</Tag> : null}
        <span className={page.state} aria-live="polite">
          {unsaved ? '有未保存的修改' : question ? '已保存' : ''}
        </span>
        <Button
          kind="primary"
          className={page.save}
          loading={editing.busy}
          disabled={!unsaved}
          onClick={() => void editing.save()}
        >
          {question ? '保存为新版本' : '保存题目'}
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
          <Card title="题目" note={questionKindRule[form.kind]}>
            {question ? (
              <p className={styles.hint}>
                {question.kind_text} · {question.course}；题型与课程不能改，需要时请新建题目。
              </p>
            ) : (
              <>
                <div className={styles.kind}>
                  <Choice
                    label="题型"
                    value={form.kind}
                    options={kinds}
                    onChoose={(kind) => change({ kind })}
                  />
                </div>
                <div data-field="course_id">
                  <PickField
                    label="课程"
                    value={form.course}
                    options={courses.map(({ id, title }) => [id, title] as const)}
                    onPick={(next) => change({ course: next, lesson: 0, at: '' })}
                    error={problems.course_id}
                  />
                </div>
              </>
            )}
            <div data-field="stem">
              <WordsField
                label="题干"
                rows={4}
                max={rule.stem}
                value={form.stem}
                onChange={(stem) => change({ stem })}
                error={problems.stem}
              />
            </div>
            <p className={styles.hint}>
              公式写在 $ 之间，如 {'$\\bar{x}$'}；填空题用四条下划线 ____ 标出每一空。
            </p>
            <PictureBox form={form} problems={problems} onChange={change} />
          </Card>
          <AnswerFields form={form} problems={problems} onChange={change} />
          <Card title="讲解" note="按考试的设置，交卷后学员可见">
            <div data-field="explanation">
              <WordsField
                label="讲解"
                rows={4}
                max={rule.explanation}
                value={form.explanation}
                onChange={(explanation) => change({ explanation })}
                error={problems.explanation}
              />
            </div>
            <LessonRefFields form={form} problems={problems} onChange={change} />
            <div data-field="subject">
              <LineField
                label="主题词"
                value={form.subject}
                onChange={(subject) => change({ subject })}
                max={20}
                error={problems.subject}
                hint="错题按它关联论坛话题与服务，例如：实验设计"
              />
            </div>
            {question ? (
              <LineField
                label="这次改了什么（可不填）"
                value={form.note}
                onChange={(note) => change({ note })}
                max={100}
                error={problems.note}
              />
            ) : null}
          </Card>
        </div>
        <aside className={styles.side}>
          <Card title="学员看到的">
            <QuestionView question={documentOf(form)} />
          </Card>
          {question ? <QuestionSide editing={editing} question={question} /> : null}
        </aside>
      </div>
      <LeaveQuestion
        guard={guard}
        text="题目的修改还没有保存。"
        onDiscard={guard.leave}
        save={{ label: '保存并离开', run: editing.save }}
      />
    </div>
  );
}
