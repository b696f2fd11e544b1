import { usePage } from '@harbor/runtime';
import { Tabs } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../desk/DeskFrame';
import { PageHead } from '../../parts/PageHead';
import styles from './SchoolFrame.module.css';

const rooms = {
  courses: {
    title: '课程与视频',
    tabs: [
      { key: 'courses', label: '课程', to: '/staff/courses' },
      { key: 'videos', label: '视频与转码', to: '/staff/courses/videos' },
      { key: 'learners', label: '学员', to: '/staff/courses/learners' },
      { key: 'teachers', label: '授课教师', to: '/staff/courses/teachers' },
    ],
  },
  exams: {
    title: '题库与考试',
    tabs: [
      { key: 'exams', label: '考试', to: '/staff/exams' },
      { key: 'bank', label: '题库', to: '/staff/exams/bank' },
      { key: 'import', label: '导入题目', to: '/staff/exams/bank/import' },
      { key: 'attempts', label: '作答记录', to: '/staff/exams/attempts' },
    ],
  },
} as const;

type Room = keyof typeof rooms;

export interface SchoolFrameProps<R extends Room> {
  room: R;
  tab: (typeof rooms)[R]['tabs'][number]['key'];
  lead: string;
  /** The button that makes something new. */
  act?: ReactNode;
  /** There is something to look at. */
  ready: boolean;
  children: ReactNode;
}

/** What stands around the lists of the video school: those of courses, and those of exams. */
export function SchoolFrame<R extends Room>({ room, tab, lead, act, ready, children }: SchoolFrameProps<R>) {
  usePage({ ready });
  const { title, tabs } = rooms[room];
  return (
    <DeskFrame title={title}>
      <PageHead title={tabs.find(({ key }) => key === tab)?.label ?? title} lead={lead}>
        {act}
      </PageHead>
      <div className={styles.tabs}>
        <Tabs label={title} current={tab} tabs={tabs} />
      </div>
      {children}
    </DeskFrame>
  );
}
