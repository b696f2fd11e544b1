import type { ReleasedRemote } from '@harbor/contract';
import { Bone, Waiting } from '@harbor/ui';
import { Empty, ErrorBlock } from '@harbor/ui/mobile';
import type { Hours } from '../queries';
import { ErrorChart } from './ErrorChart';
import { useHealth } from './useHealth';

export interface HealthProps {
  remote: ReleasedRemote;
  hours: Hours;
}

/** Error rate of each release over time. */
export function Health({ remote, hours }: HealthProps) {
  const { timeline, marks, error, retry } = useHealth(remote, hours);
  if (error) return <ErrorBlock compact error={error} title="错误曲线没有加载出来" onRetry={retry} />;
  if (!timeline) {
    return (
      <Waiting>
        <Bone height={200} radius={8} />
      </Waiting>
    );
  }
  if (timeline.series.length === 0) return <Empty compact title="这段时间还没有访客打开过这个模块" />;
  return (
    <ErrorChart
      timeline={timeline}
      hours={hours}
      stable={remote.stable}
      canary={remote.canary}
      marks={marks}
      height={200}
    />
  );
}
