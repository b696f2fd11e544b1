import type { ReleasedRemote } from '@harbor/contract';
import { Bone, Waiting } from '@harbor/ui';
import { Empty, ErrorBlock, Panel, Section } from '@harbor/ui/desktop';
import type { Hours } from '../queries';
import { ErrorChart } from './ErrorChart';
import styles from './Health.module.css';
import { useHealth } from './useHealth';

export interface HealthProps {
  remote: ReleasedRemote;
  hours: Hours;
}

/** Error rate of each release over time. */
export function Health({ remote, hours }: HealthProps) {
  const { timeline, marks, error, retry } = useHealth(remote, hours);
  return (
    <Panel>
      <Section title="错误率" description="遇到加载或显示错误的访客占比，按版本" size="part">
        <div className={styles.room}>
          {!timeline && !error ? (
            <Waiting>
              <Bone height={260} radius={8} />
            </Waiting>
          ) : null}
          {error ? <ErrorBlock compact error={error} title="错误曲线没有加载出来" onRetry={retry} /> : null}
          {timeline && timeline.series.length === 0 ? (
            <Empty
              compact
              title="这段时间还没有访客打开过这个模块"
              description="有访问之后，这里会画出各版本的错误率"
            />
          ) : null}
          {timeline && timeline.series.length > 0 ? (
            <ErrorChart
              timeline={timeline}
              hours={hours}
              stable={remote.stable}
              canary={remote.canary}
              marks={marks}
            />
          ) : null}
        </div>
      </Section>
    </Panel>
  );
}
