import type { TeachingCourse } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Button, Panel, TextField } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { PortraitField } from './PortraitField';
import { useSaveLesson } from './queries';
import styles from './Teaching.module.css';
import { TeachingLine } from './TeachingLine';
import { teachingPath } from './teachingPath';
import { useAct } from './useAct';

/** The chapters of a course with what can be done about each lesson. */
export function TeachingChapters({ course }: { course: TeachingCourse }) {
  return (
    <div className={styles.work}>
      <div className={styles.about}>
        <header className={styles.top}>
          <Link to={teachingPath()} className={styles.back}>
            全部授课
          </Link>
          <h2>{course.title}</h2>
          <Tag>{course.status_text}</Tag>
        </header>
        {course.reason ? (
          <p className={styles.returned} role="status">
            课程退回修改：{course.reason}
          </p>
        ) : null}
        <p className={styles.hint}>修改在审核通过后才对学员可见；价格与上架由运营设置。</p>
      </div>
      {course.chapters.length === 0 ? (
        <Panel>
          <p className={styles.hint}>课程还没有章，请联系运营先建好目录。</p>
        </Panel>
      ) : null}
      {course.chapters.map(({ id, title, lessons }) => (
        <Panel key={id} padding="none">
          <section className={styles.chapter} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <TeachingLine lesson={lesson} />
                </li>
              ))}
            </ul>
            <NewLesson chapter={id} title={title} />
          </section>
        </Panel>
      ))}
      <PortraitField />
    </div>
  );
}

function NewLesson({ chapter, title }: { chapter: number; title: string }) {
  const [name, setName] = useState<string>();
  const save = useSaveLesson();
  const act = useAct();
  if (name === undefined)
    return (
      <div className={styles.new}>
        <Button aria-label={`在“${title}”新建一讲`} onClick={() => setName('')}>
          新建一讲
        </Button>
      </div>
    );
  const add = async () => {
    const body = { chapter_id: chapter, title: name.trim() };
    if (await act.run(() => save.mutateAsync({ body }))) setName(undefined);
  };
  return (
    <form
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className={styles.name}>
        <TextField
          aria-label="讲名"
          value={name}
          maxLength={60}
          placeholder="讲名，2 到 60 个字"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button kind="primary" type="submit" loading={act.busy}>
        新建
      </Button>
      <Button onClick={() => setName(undefined)}>取消</Button>
      {act.problem ? (
        <p className={styles.problem} role="alert">
          {act.problem}
        </p>
      ) : null}
    </form>
  );
}
