import type { DeskTeacher } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Listed } from '../../../parts/Listed';
import listed from '../ListCard.module.css';
import { teachersQuery } from '../queries';
import { Row } from '../Row';
import { SchoolFrame } from '../SchoolFrame';
import { counted } from '../words';
import { TeacherForm } from './TeacherForm';

/** Who teaches: as the pages of courses show them. */
export function TeachersPage() {
  const query = useQuery(teachersQuery());
  const [asked, setAsked] = useState<{ teacher?: DeskTeacher }>();
  const add = (
    <Button
      kind="primary"
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setAsked({})}
    >
      新建教师
    </Button>
  );
  return (
    <SchoolFrame
      room="courses"
      tab="teachers"
      lead="课程页上的教师介绍；标为已核验的，请先核对其身份与职称"
      act={add}
      ready={!query.isPending}
    >
      <Listed
        query={query}
        things="授课教师"
        empty={({ data }) => data.length === 0}
        emptyText="每门课程都有一位授课教师"
        emptyAct={add}
      >
        {({ data }) => (
          <section className={listed.box}>
            <ul className={listed.list} aria-label="授课教师">
              {data.map((one) => (
                <Row
                  key={one.id}
                  title={
                    <>
                      <Avatar name={one.name} src={one.avatar} size={22} /> {one.name}
                    </>
                  }
                  facts={
                    <>
                      {one.verified ? <Tag tone="accent">已核验</Tag> : null}
                      <span>
                        {[one.title, one.subject].filter(Boolean).join(' · ') || '还没有填职称与方向'}
                      </span>
                    </>
                  }
                  aside={one.office_hours || '没有答疑时间'}
                  figures={[
                    ['课程', counted(one.courses)],
                    ['学员', counted(one.students)],
                  ]}
                  acts={
                    <Button aria-label={`编辑 ${one.name}`} onClick={() => setAsked({ teacher: one })}>
                      编辑
                    </Button>
                  }
                />
              ))}
            </ul>
          </section>
        )}
      </Listed>
      {asked ? <TeacherForm teacher={asked.teacher} onClose={() => setAsked(undefined)} /> : null}
    </SchoolFrame>
  );
}

export default TeachersPage;
