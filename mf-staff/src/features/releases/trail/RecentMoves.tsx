import { useQuery } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel, Section } from '@harbor/ui/desktop';
import { movesQuery } from '../queries';
import { MoveList } from './MoveList';

const most = 6;

export interface RecentMovesProps {
  remote: string;
}

/** The last moves of a part. */
export function RecentMoves({ remote }: RecentMovesProps) {
  const { data, error, refetch } = useQuery(movesQuery(1, remote));
  const moves = data?.data.filter((move) => move.remote === remote).slice(0, most);
  return (
    <Panel>
      <Section title="最近变更" size="part">
        {!moves && !error ? <ListSkeleton rows={3} picture={false} /> : null}
        {!moves && error ? (
          <ErrorBlock compact error={error} title="变更记录没有加载出来" onRetry={() => void refetch()} />
        ) : null}
        {moves?.length === 0 ? <Empty compact title="还没有变更过" /> : null}
        {moves && moves.length > 0 ? <MoveList moves={moves} /> : null}
      </Section>
    </Panel>
  );
}
