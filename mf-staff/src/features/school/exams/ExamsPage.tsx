import { examStatus, examStatusLabel } from '@harbor/contract/exam-status';
import { Link, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { LinkButton } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ListCard } from '../ListCard';
import { courseChoiceQuery } from '../queries';
import { Row } from '../Row';
import { SchoolFrame } from '../SchoolFrame';
import { useListAddress } from '../useListAddress';
import { counted, examTone, marks } from '../words';
import { examsQuery } from './queries';

const states = [
  ['0', 'draft', examStatusLabel[examStatus.draft]],
  ['1', 'open', examStatusLabel[examStatus.open]],
  ['2', 'closed', examStatusLabel[examStatus.closed]],
] as const;

/** The exams of all courses, with what waits to be marked. */
export function ExamsPage() {
  const address = useListAddress(['status', 'course', 'keyword']);
  const status = address.oneOf(
    'status',
    states.map(([value]) => value),
  );
  const keyword = address.value('keyword');
  const course = address.number('course');
  const query = useQuery(examsQuery({ page: address.page, status, course, keyword: keyword || undefined }));
  const courses = useQuery(courseChoiceQuery()).data?.data ?? [];
  const counts = query.data?.counts;
  const make = (
    <LinkButton primary to={`/staff/exams/new${course ? `?course=${course}` : ''}`}>
      新建考试
    </LinkButton>
  );
  return (
    <SchoolFrame
      room="exams"
      tab="exams"
      lead="组卷、开放、阅卷；开始后试题与顺序不再变"
      act={query.isError ? undefined : make}
      ready={!query.isPending}
    >
      <ListCard
        things="考试"
        query={query}
        narrowed={address.narrowed}
        emptyText="先在题库里准备题目，再从中组卷"
        emptyAct={make}
        toPage={address.toPage}
        states={{
          current: status ?? 'all',
          tabs: [
            {
              key: 'all',
              label: '全部',
              to: address.to({ status: undefined }),
              count: counts && counts.draft + counts.open + counts.closed,
            },
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
              label: '课程',
              none: '全部课程',
              value: address.value('course'),
              options: courses.map(({ id, title }) => [String(id), title] as const),
              onPick: (next) => address.go({ course: next }),
            },
          ],
          keyword,
          placeholder: '考试名称或编号',
          onFind: (next) => address.go({ keyword: next }),
        }}
      >
        {({ data }) =>
          data.map((one) => (
            <Row
              key={one.id}
              title={<Link to={`/staff/exams/${one.id}`}>{one.title}</Link>}
              facts={
                <>
                  <Tag tone={examTone(one.status)}>{one.status_text}</Tag>
                  {one.marking > 0 ? (
                    <Link to="/staff/queue/marking">
                      <Tag tone="gold">{one.marking} 份待阅</Tag>
                    </Link>
                  ) : null}
                  <span>
                    {one.course} · {one.lesson || '整门课程'}
                  </span>
                </>
              }
              aside={
                <>
                  <b>
                    {one.questions} 题 · {marks(one.full)} 分 · {one.minutes} 分钟
                  </b>
                  {formatWhen(one.updated_at)} 修改
                </>
              }
              figures={[
                ['作答', counted(one.attempts)],
                ['通过', counted(one.passed)],
                ['均分', one.average === null ? '暂无' : marks(one.average)],
              ]}
              acts={<Link to={`/staff/exams/attempts?exam=${one.id}`}>作答记录</Link>}
            />
          ))
        }
      </ListCard>
    </SchoolFrame>
  );
}

export default ExamsPage;
