import { courseCategories, courseCategoryIds } from '@harbor/contract/course-categories';
import { courseStatus, courseStatusLabel } from '@harbor/contract/course-status';
import { useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListCard } from '../ListCard';
import { coursesQuery } from '../queries';
import { SchoolFrame } from '../SchoolFrame';
import { TranscoderNote } from '../TranscoderNote';
import { useListAddress } from '../useListAddress';
import { CourseRow } from './CourseRow';
import { NewCourse } from './NewCourse';
import { WaitingVersions } from './WaitingVersions';

/** States in the order of their tabs, as the address and the counts name them. */
const states = [
  ['0', 'draft', courseStatusLabel[courseStatus.draft]],
  ['1', 'reviewing', courseStatusLabel[courseStatus.reviewing]],
  ['4', 'updating', courseStatusLabel[courseStatus.updating]],
  ['2', 'on_shelf', courseStatusLabel[courseStatus.onShelf]],
  ['3', 'off_shelf', courseStatusLabel[courseStatus.offShelf]],
] as const;

const categories = courseCategoryIds.map((id) => [String(id), courseCategories[id]] as const);

/** The courses of the video school in every state; a new one is begun here. */
export function CoursesPage() {
  const address = useListAddress(['status', 'category', 'keyword']);
  const status = address.oneOf(
    'status',
    states.map(([value]) => value),
  );
  const keyword = address.value('keyword');
  const query = useQuery(
    coursesQuery({
      page: address.page,
      status,
      category: address.number('category'),
      keyword: keyword || undefined,
    }),
  );
  const [making, setMaking] = useState(false);
  const counts = query.data?.counts;
  const make = (
    <Button kind="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setMaking(true)}>
      新建课程
    </Button>
  );
  return (
    <SchoolFrame
      room="courses"
      tab="courses"
      lead="排课、上传视频、定价、上架；每一步都记入操作日志"
      act={query.isError ? undefined : make}
      ready={!query.isPending}
    >
      <WaitingVersions />
      <ListCard
        things="课程"
        query={query}
        narrowed={address.narrowed}
        emptyText="新建以后先是草稿，内容齐全后再上架"
        emptyAct={make}
        toPage={address.toPage}
        states={{
          current: status ?? 'all',
          tabs: [
            { key: 'all', label: '全部', to: address.to({ status: undefined }), count: counts?.all },
            ...states.map(([value, name, label]) => ({
              key: value,
              label,
              to: address.to({ status: value }),
              count: counts?.[name],
            })),
          ],
        }}
        find={{
          picks: [
            {
              label: '分类',
              none: '全部分类',
              value: address.value('category'),
              options: categories,
              onPick: (category) => address.go({ category }),
            },
          ],
          keyword,
          placeholder: '课程、教师或编号',
          onFind: (next) => address.go({ keyword: next }),
        }}
      >
        {({ data }) => data.map((one) => <CourseRow key={one.id} one={one} />)}
      </ListCard>
      {/* Below the list: what stands there must not move once its words are here. */}
      {query.data ? <TranscoderNote transcoder={query.data.transcoder} /> : null}
      {making ? <NewCourse onClose={() => setMaking(false)} /> : null}
    </SchoolFrame>
  );
}

export default CoursesPage;
