import { enrolmentStatus, enrolmentStatusLabel } from '@harbor/contract/enrolment-status';
import { Link, useQuery } from '@harbor/runtime';
import { Avatar, formatDate, formatWhen } from '@harbor/ui';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { useMe } from '../../../desk/useMe';
import { Bar } from '../../../parts/Bar';
import { ListCard } from '../ListCard';
import { courseChoiceQuery, learnersQuery } from '../queries';
import { Row } from '../Row';
import { SchoolFrame } from '../SchoolFrame';
import { useListAddress } from '../useListAddress';
import { lengthWords } from '../words';

const states = [
  ['1', 'valid', enrolmentStatusLabel[enrolmentStatus.valid]],
  ['2', 'expired', enrolmentStatusLabel[enrolmentStatus.expired]],
  ['3', 'refunded', enrolmentStatusLabel[enrolmentStatus.refunded]],
] as const;

const tones: Record<number, TagTone> = {
  [enrolmentStatus.valid]: 'accent',
  [enrolmentStatus.expired]: 'plain',
  [enrolmentStatus.refunded]: 'over',
};

/** Who has which course, and how far they are with it. */
export function LearnersPage() {
  const address = useListAddress(['status', 'course', 'keyword']);
  const status = address.oneOf(
    'status',
    states.map(([value]) => value),
  );
  const keyword = address.value('keyword');
  const query = useQuery(
    learnersQuery({
      page: address.page,
      status,
      course: address.number('course'),
      keyword: keyword || undefined,
    }),
  );
  const courses = useQuery(courseChoiceQuery()).data?.data ?? [];
  const mayOpen = useMe().rights.includes('users.read');
  const counts = query.data?.counts;
  return (
    <SchoolFrame
      room="courses"
      tab="learners"
      lead="进度按实际看过的不重复秒数计；退款与到期后播放一分钟内停止"
      ready={!query.isPending}
    >
      <ListCard
        things="学员"
        query={query}
        narrowed={address.narrowed}
        emptyText="有人开通课程后显示在这里"
        toPage={address.toPage}
        states={{
          current: status ?? 'all',
          tabs: [
            {
              key: 'all',
              label: '全部',
              to: address.to({ status: undefined }),
              count: counts && counts.valid + counts.expired + counts.refunded,
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
              onPick: (course) => address.go({ course }),
            },
          ],
          keyword,
          placeholder: '昵称或订单号',
          onFind: (next) => address.go({ keyword: next }),
        }}
      >
        {({ data }) =>
          data.map((one) => (
            <Row
              key={one.id}
              title={
                <>
                  <Avatar name={one.user.nickname} size={22} />{' '}
                  {mayOpen ? (
                    <Link to={`/staff/users/${one.user.id}`}>{one.user.nickname}</Link>
                  ) : (
                    one.user.nickname
                  )}
                </>
              }
              facts={
                <>
                  <Tag tone={tones[one.status] ?? 'plain'}>{one.status_text}</Tag>
                  <Link to={`/staff/courses/${one.course.id}`}>{one.course.title}</Link>
                  <span>
                    {one.user.phone} {one.order_no ? `订单 ${one.order_no}` : ''}
                  </span>
                </>
              }
              aside={
                <>
                  <b>进度 {one.percent}%</b>
                  <Bar label={`${one.user.nickname} 的进度`} share={one.percent / 100} />
                  {one.learnt_at ? `${formatWhen(one.learnt_at)}学过` : '还没有学'}
                </>
              }
              figures={[
                ['学完', `${one.done_lessons} 讲`],
                ['看过', lengthWords(one.watched_seconds)],
                ['开通', formatDate(one.created_at).slice(2)],
                ['到期', one.expires_at ? formatDate(one.expires_at).slice(2) : '长期'],
              ]}
            />
          ))
        }
      </ListCard>
    </SchoolFrame>
  );
}

export default LearnersPage;
