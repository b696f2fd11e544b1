import { Link } from '@harbor/runtime';
import { Empty, Panel } from '@harbor/ui/kit';
import { schoolPath } from '../../courses/paths';
import type { Place } from '../../courses/place';

/** No course is like that, and the way on. */
export function NothingFound({ keyword, price }: Place) {
  const title = keyword
    ? `没有找到与“${keyword}”有关的课程`
    : price === 'own'
      ? '您还没有课程'
      : '没有符合条件的课程';
  return (
    <Panel>
      <Empty
        title={title}
        description={keyword ? '换个说法，或少选几个条件' : undefined}
        action={<Link to={schoolPath}>看看全部课程</Link>}
      />
    </Panel>
  );
}
