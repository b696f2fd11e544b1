import { attemptStatus, attemptStatusLabel } from '@harbor/contract/attempt-status';
import { Link, useQuery } from '@harbor/runtime';
import { formatTime, formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { examsQuery } from '../exams/queries';
import { ListCard } from '../ListCard';
import { Row } from '../Row';
import { SchoolFrame } from '../SchoolFrame';
import { useListAddress } from '../useListAddress';
import { attemptTone, marks } from '../words';
import { attemptsQuery } from './queries';

const values = ['1', '2', '3', '4', '5', '6'] as const;
const states = Object.values(attemptStatus).map(
  (status) => [String(status), attemptStatusLabel[status]] as const,
);

/** Who took which exam, and what it brought. */
export function AttemptsPage() {
  const address = useListAddress(['exam', 'status', 'keyword']);
  const keyword = address.value('keyword');
  const exam = address.number('exam');
  const query = useQuery(
    attemptsQuery({
      page: address.page,
      exam,
      status: address.oneOf('status', values),
      keyword: keyword || undefined,
    }),
  );
  const exams = useQuery(examsQuery({})).data?.data ?? [];
  return (
    <SchoolFrame
      room="exams"
      tab="attempts"
      lead="成绩、用时与每一题的作答；待人工阅卷的在“阅卷”队列里评分"
      ready={!query.isPending}
    >
      <ListCard
        things="作答记录"
        query={query}
        narrowed={address.narrowed}
        emptyText="有学员开始考试后显示在这里"
        toPage={address.toPage}
        find={{
          picks: [
            {
              label: '考试',
              none: '全部考试',
              value: address.value('exam'),
              options: exams.map(({ id, title }) => [String(id), title] as const),
              onPick: (next) => address.go({ exam: next }),
            },
            {
              label: '状态',
              none: '全部状态',
              value: address.value('status'),
              options: states,
              onPick: (status) => address.go({ status }),
            },
          ],
          keyword,
          placeholder: '学员昵称或编号',
          onFind: (next) => address.go({ keyword: next }),
        }}
      >
        {({ data }) =>
          data.map((one) => (
            <Row
              key={one.id}
              title={
                <Link to={`/staff/exams/attempts/${one.id}`}>
                  {one.nickname} · 第 {one.number} 次
                </Link>
              }
              facts={
                <>
                  <Tag tone={attemptTone(one.status)}>{one.status_text}</Tag>
                  {one.timed_out ? <Tag tone="gold">超时交卷</Tag> : null}
                  <span>
                    {one.exam} · {one.course}
                  </span>
                </>
              }
              aside={
                <>
                  <b>{formatTime(one.started_at)} 开始</b>
                  {one.handed_in_at ? `${formatWhen(one.handed_in_at)}交卷` : '还没有交卷'}
                </>
              }
              figures={[
                ['得分', one.score === null ? '—' : `${marks(one.score)} / ${marks(one.full)}`],
                ['结果', one.passed === null ? '—' : one.passed ? '通过' : '未通过'],
              ]}
            />
          ))
        }
      </ListCard>
    </SchoolFrame>
  );
}

export default AttemptsPage;
