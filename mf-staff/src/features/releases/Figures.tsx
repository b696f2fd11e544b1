import type { ReleasedRemote } from '@harbor/contract';
import { Panel } from '@harbor/ui/desktop';
import styles from './Figures.module.css';
import { HealthDot } from './health/HealthDot';
import { healthNames } from './labels';
import { type Hours, periods } from './queries';
import { count, healthOf, percent, releaseAt, siteFigures } from './siteFigures';

export interface FiguresProps {
  remotes: readonly ReleasedRemote[];
  hours: Hours;
  /** The last attempt to ask again failed: the figures are those from before. */
  stale: boolean;
}

/** The whole site in four figures. */
export function Figures({ remotes, hours, stale }: FiguresProps) {
  const { views, visitors, failed, rate } = siteFigures(remotes);
  const trials = remotes.filter(({ canary }) => canary !== null);
  const ailing = remotes.filter((remote) =>
    [remote.stable, remote.canary].some(
      (version) => healthOf(releaseAt(remote, version)?.error_rate ?? null) === 'bad',
    ),
  );
  const period = periods.find((each) => each.hours === hours)?.label;
  return (
    <Panel padding="none" className={styles.figures}>
      <div className={styles.figure}>
        <p className={styles.name}>线上模块</p>
        <p className={styles.value}>{remotes.length}</p>
        <p className={styles.note}>
          {ailing.length === 0 ? (
            <>
              <HealthDot health="good" />
              没有错误偏高的模块
            </>
          ) : (
            <>
              <HealthDot health="bad" />
              {ailing.map(({ remote }) => remote).join('、')} {healthNames.bad}
            </>
          )}
        </p>
      </div>
      <div className={styles.figure}>
        <p className={styles.name}>灰度中</p>
        <p className={styles.value}>{trials.length}</p>
        <p className={styles.note}>
          {trials.length === 0
            ? '所有访客使用稳定版'
            : trials.map(({ remote, canary_share }) => `${remote} ${canary_share}%`).join('、')}
        </p>
      </div>
      <div className={styles.figure}>
        <p className={styles.name}>页面访问</p>
        <p className={styles.value}>{count(views)}</p>
        <p className={styles.note}>近 {period}，各模块合计</p>
      </div>
      <div className={styles.figure}>
        <p className={styles.name}>错误率</p>
        <p className={styles.value}>{percent(rate)}</p>
        <p className={styles.note}>
          {stale
            ? '刚才没有更新成功，以下为上次数据'
            : `${count(failed)} / ${count(visitors)} 位访客遇到错误`}
        </p>
      </div>
    </Panel>
  );
}
