import { courseStatus } from '@harbor/contract/course-status';
import { usePage, useQuery, useSearchParams, useSession, useTakenOver } from '@harbor/runtime';
import { Empty, ErrorBlock, LinkButton, PageSkeleton } from '@harbor/ui/kit';
import { isOwned } from '../../courses/badge';
import { coursePath, schoolPath } from '../../courses/paths';
import { courseInfo } from '../../courses/queries';
import { isGone } from '../../parts/isGone';
import { Alone } from './Alone';
import { BuyForm } from './BuyForm';
import { Owned } from './Owned';
import { courseCoupons } from './queries';

const idIn = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

/** `/buyclass?class=…`: what is bought, on what terms, and for how much. One file for both platforms. */
export function BuyPage() {
  const [search] = useSearchParams();
  const id = idIn(search.get('class'));
  const query = useQuery({ ...courseInfo(id), enabled: id > 0 });
  const { restoring, loggedIn } = useSession();
  const course = query.data?.info;
  const priced = loggedIn && course !== undefined && course.price_fen > 0;
  const coupons = useQuery({ ...courseCoupons(id), enabled: priced });
  // What is asked of a buyer and what they save depends on who they are: what came later would push the button away.
  const saving = priced && coupons.isPending && coupons.failureCount === 0;
  // What is bought stands in the address's query, which is not known where the page is drawn for everybody.
  const mine = useTakenOver();
  const pending = !mine || (id > 0 && (query.isPending || restoring || saving));
  usePage({
    navTitle: '确认订单',
    ready: !pending,
    crumbs: course && [{ title: course.title, path: coursePath(course.id) }, { title: '确认订单' }],
  });
  if (pending) return <PageSkeleton />;
  if (id === 0)
    return (
      <Alone>
        <Empty
          title="请先选择一门课程"
          action={
            <LinkButton to={schoolPath} primary>
              去视频学院
            </LinkButton>
          }
        />
      </Alone>
    );
  if (isGone(query.error))
    return (
      <Alone>
        <Empty
          scene="not-found"
          title="课程不存在或尚未上架"
          action={
            <LinkButton to={schoolPath} primary>
              看看全部课程
            </LinkButton>
          }
        />
      </Alone>
    );
  if (!course)
    return (
      <Alone>
        <ErrorBlock title="课程没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Alone>
    );
  if (isOwned(course))
    return <Owned course={course.id} title={course.title} lesson={course.own?.next?.lesson_id} />;
  if (course.status === courseStatus.offShelf)
    return (
      <Alone>
        <Empty
          title="该课程已下架，暂不能购买"
          description="已购学员仍可观看"
          action={
            <LinkButton to={schoolPath} primary>
              看看其他课程
            </LinkButton>
          }
        />
      </Alone>
    );
  return <BuyForm key={course.id} course={course} />;
}

export default BuyPage;
