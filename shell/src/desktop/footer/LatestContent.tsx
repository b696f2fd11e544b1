import { isLive, useQuery } from '@harbor/runtime';
import { FooterColumn } from './FooterColumn';
import { newestPress } from './queries';
import { useSeen } from './useSeen';

const all = '/academiclist/';

/**
 * What was published last. The home page brings it along; other pages ask for it when the footer comes into sight. Nothing
 * stands here while there is none.
 */
export function LatestContent() {
  const [ref, seen] = useSeen<HTMLDivElement>();
  const live = isLive(all);
  const { data } = useQuery(newestPress(seen && live));
  const newest = (live && data?.data) || [];
  return (
    <div ref={ref}>
      {newest.length > 0 ? (
        <FooterColumn
          title="最新内容"
          links={[
            ...newest.map(({ id, title }) => ({ title, path: `/academic/${id}` })),
            { title: '查看全部最新内容', path: all },
          ]}
        />
      ) : null}
    </div>
  );
}
