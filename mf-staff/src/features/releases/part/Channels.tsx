import type { ReleasedRemote } from '@harbor/contract';
import { HealthDot } from '../health/HealthDot';
import { channelNames, healthNames } from '../labels';
import { healthOf, percent, releaseAt } from '../siteFigures';
import styles from './Channels.module.css';
import { shareParts } from './shares';

export interface ChannelsProps {
  remote: ReleasedRemote;
}

/** The three pointers of a part, and which release how many views went to. */
export function Channels({ remote }: ChannelsProps) {
  const cells = [
    { key: 'stable', version: remote.stable, note: '默认发给访客' },
    {
      key: 'canary',
      version: remote.canary,
      note: remote.canary ? `发给 ${remote.canary_share}% 的访客` : '没有正在灰度的版本',
    },
    { key: 'last_good', version: remote.last_good, note: '出现故障时回到这里' },
  ] as const;
  return (
    <>
      <dl className={styles.channels}>
        {cells.map(({ key, version, note }) => {
          const rate = releaseAt(remote, version)?.error_rate ?? null;
          const health = healthOf(rate);
          return (
            <div key={key} className={`${styles.channel} ${styles[key]}`}>
              <dt className={styles.term}>{channelNames[key]}</dt>
              <dd className={styles.version}>{version ?? '暂无'}</dd>
              <dd className={styles.note}>{note}</dd>
              {version && key !== 'last_good' ? (
                <dd className={styles.note}>
                  <HealthDot health={health} />
                  {health === 'quiet' ? healthNames.quiet : `错误率 ${percent(rate)}`}
                </dd>
              ) : null}
            </div>
          );
        })}
      </dl>
      <ViewShare remote={remote} />
    </>
  );
}

/** A bar of the views, one part for each release that had some. */
function ViewShare({ remote }: ChannelsProps) {
  const parts = shareParts(remote);
  if (parts.length === 0) return <p className={styles.empty}>这段时间还没有访问，访问占比暂无</p>;
  return (
    <div className={styles.share}>
      <p className={styles.shareName}>访问占比</p>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ version, share, colour }) => (
          <i key={version} style={{ width: `${share * 100}%`, background: colour }} />
        ))}
      </div>
      <ul className={styles.keys}>
        {parts.map(({ version, share, colour }) => (
          <li key={version}>
            <i className={styles.swatch} style={{ background: colour }} />
            {version} <b>{percent(share)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
