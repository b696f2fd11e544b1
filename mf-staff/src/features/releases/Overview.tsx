import type { ReleasedRemote } from '@harbor/contract';
import { Empty, Panel } from '@harbor/ui/desktop';
import styles from './Overview.module.css';
import { RemoteDetail } from './part/RemoteDetail';
import { RemoteList } from './part/RemoteList';
import type { Hours } from './queries';

export interface OverviewProps {
  remotes: readonly ReleasedRemote[];
  chosen: ReleasedRemote | undefined;
  hours: Hours;
  onChoose: (remote: string) => void;
}

/** The parts of the site at the left, the chosen one at the right. */
export function Overview({ remotes, chosen, hours, onChoose }: OverviewProps) {
  if (!chosen) {
    return (
      <Panel>
        <Empty
          title="还没有发布过模块"
          description="在模块目录运行 npm run release，第一个版本就会出现在这里"
        />
      </Panel>
    );
  }
  return (
    <div className={styles.columns}>
      <RemoteList remotes={remotes} chosen={chosen.remote} onChoose={onChoose} />
      <RemoteDetail key={chosen.remote} remote={chosen} hours={hours} />
    </div>
  );
}
