import type { CourseDetail } from '@harbor/contract';
import { courseStatus } from '@harbor/contract/course-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { LinkButton } from '@harbor/ui/kit';
import { Button } from '@harbor/ui/mobile';
import { isOwned } from '../../courses/badge';
import { buyPath, playPath } from '../../courses/paths';
import { playsAhead } from '../../player/openAhead';

/** What most people want here: to go on, or to buy. */
export function MainWay({ course }: { course: CourseDetail }) {
  const { id, own, status, price_fen } = course;
  if (isOwned(course))
    return (
      <LinkButton
        to={playPath(id, own?.next?.lesson_id)}
        {...playsAhead(id, own?.next?.lesson_id)}
        primary
        wide
      >
        {own && own.percent >= 100 ? '再看看' : own?.next && own.next.position > 0 ? '继续学' : '开始学习'}
      </LinkButton>
    );
  if (status === courseStatus.offShelf) return <Button disabled>已下架</Button>;
  return (
    <LinkButton to={buyPath(id)} primary wide>
      {price_fen === 0 ? '免费加入' : own?.status === enrolmentStatus.expired ? '再次购买' : '立即购买'}
    </LinkButton>
  );
}
