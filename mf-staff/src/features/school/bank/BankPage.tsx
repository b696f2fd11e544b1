import {
  questionKind,
  questionKindLabel,
  questionStatus,
  questionStatusLabel,
} from '@harbor/contract/question-kind';
import { Link, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { LinkButton } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ListCard } from '../ListCard';
import { courseChoiceQuery } from '../queries';
import { Row } from '../Row';
import { SchoolFrame } from '../SchoolFrame';
import { useListAddress } from '../useListAddress';
import { counted, stemLine } from '../words';
import { bankQuery } from './queries';

const states = [
  ['1', 'active', questionStatusLabel[questionStatus.active]],
  ['2', 'retired', questionStatusLabel[questionStatus.retired]],
] as const;

const kinds = Object.values(questionKind).map((kind) => [String(kind), questionKindLabel[kind]] as const);
const kindValues = ['1', '2', '3', '4', '5'] as const;

/** The questions of all courses; each has its versions. */
export function BankPage() {
  const address = useListAddress(['status', 'course', 'kind', 'keyword']);
  const status = address.oneOf(
    'status',
    states.map(([value]) => value),
  );
  const keyword = address.value('keyword');
  const course = address.number('course');
  const query = useQuery(
    bankQuery({
      page: address.page,
      status,
      course,
      kind: address.oneOf('kind', kindValues),
      keyword: keyword || undefined,
    }),
  );
  const courses = useQuery(courseChoiceQuery()).data?.data ?? [];
  const counts = query.data?.counts;
  const make = (
    <LinkButton primary to={`/staff/exams/bank/new${course ? `?course=${course}` : ''}`}>
      新建题目
    </LinkButton>
  );
  return (
    <SchoolFrame
      room="exams"
      tab="bank"
      lead="每次修改成为新的版本；已开始的作答用开始时的版本"
      act={make}
      ready={!query.isPending}
    >
      <ListCard
        things="题目"
        query={query}
        narrowed={address.narrowed}
        emptyText="逐题新建，或从表格导入"
        emptyAct={make}
        toPage={address.toPage}
        states={{
          current: status ?? 'all',
          tabs: [
            {
              key: 'all',
              label: '全部',
              to: address.to({ status: undefined }),
              count: counts && counts.active + counts.retired,
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
            {
              label: '题型',
              none: '全部题型',
              value: address.value('kind'),
              options: kinds,
              onPick: (kind) => address.go({ kind }),
            },
          ],
          keyword,
          placeholder: '题干、主题词或编号',
          onFind: (next) => address.go({ keyword: next }),
        }}
      >
        {({ data }) =>
          data.map((one) => (
            <Row
              key={one.id}
              title={<Link to={`/staff/exams/bank/${one.id}`}>{stemLine(one.stem)}</Link>}
              facts={
                <>
                  <Tag tone="primary">{one.kind_text}</Tag>
                  {one.status === questionStatus.retired ? <Tag tone="over">{one.status_text}</Tag> : null}
                  {one.has_picture ? <Tag>有图</Tag> : null}
                  <span>
                    {one.course}
                    {one.subject ? ` · ${one.subject}` : ''}
                  </span>
                </>
              }
              aside={
                <>
                  <b>第 {one.version} 版</b>
                  {formatWhen(one.updated_at)} 修改
                </>
              }
              figures={[
                ['考试', counted(one.exams)],
                ['作答', counted(one.answered)],
                ['答对', one.right_percent === null ? '暂无' : `${one.right_percent}%`],
              ]}
            />
          ))
        }
      </ListCard>
    </SchoolFrame>
  );
}

export default BankPage;
