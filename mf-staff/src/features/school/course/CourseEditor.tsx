import type { DeskCourse, DeskTeacher } from '@harbor/contract';
import { courseStatus } from '@harbor/contract/course-status';
import { Link, LiveLink, useUnsavedGuard } from '@harbor/runtime';
import { Button, ErrorSummary } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronLeft, ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import page from '../../../parts/EditorPage.module.css';
import { LeaveQuestion } from '../../../parts/LeaveQuestion';
import { Clash } from '../Clash';
import { MaterialsCard } from '../MaterialsCard';
import { useTellCourse } from '../queries';
import { courseTone } from '../words';
import { ChaptersCard } from './ChaptersCard';
import styles from './CourseEditor.module.css';
import { FactsCard } from './FactsCard';
import { saidOf } from './form';
import { PriceCard } from './PriceCard';
import { Side } from './Side';
import { useCourse } from './useCourse';

export interface CourseEditorProps {
  course: DeskCourse;
  teachers: DeskTeacher[];
}

/** Everything of a course on one page, with where it stands beside it. */
export function CourseEditor({ course, teachers }: CourseEditorProps) {
  const editing = useCourse(course);
  const tell = useTellCourse(course.id);
  const { form, unsaved, problems, change } = editing;
  const guard = useUnsavedGuard(unsaved);
  const root = useRef<HTMLDivElement>(null);
  const shown = course.status !== courseStatus.draft && course.status !== courseStatus.reviewing;

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
        <Link to="/staff/courses" className={page.back}>
          <ChevronLeft size={16} aria-hidden />
          课程
        </Link>
        <h1>{course.title}</h1>
        <Tag tone={courseTone(course.status)}>{course.status_text}</Tag>
        <span className={page.state} aria-live="polite">
          {unsaved ? '有未保存的修改' : '已保存'}
        </span>
        {shown ? (
          <LiveLink to={`/classdetail/${course.id}`} className={page.view} target="_blank">
            查看课程页
            <ExternalLink size={14} aria-hidden />
          </LiveLink>
        ) : null}
        <Button
          kind="primary"
          className={page.save}
          loading={editing.busy}
          disabled={!unsaved}
          onClick={() => void editing.save()}
        >
          保存修改
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
          <FactsCard form={form} problems={problems} teachers={teachers} onChange={change} />
          <PriceCard form={form} problems={problems} onChange={change} />
          <div data-field="lessons">
            <ChaptersCard course={course} onTold={tell} />
          </div>
          <MaterialsCard
            title="课程资料"
            note="整门课的资料，已开通的学员可以下载"
            course={course.id}
            files={course.files}
          />
        </div>
        <Side course={course} unsaved={unsaved} onMoved={tell} onJump={handleJump} />
      </div>
      <LeaveQuestion
        guard={guard}
        text="页面上的修改还没有保存。"
        onDiscard={guard.leave}
        save={{ label: '保存并离开', run: editing.save }}
      />
    </div>
  );
}
