import type { ReleasedRemote } from '@harbor/contract';
import { formatWhen } from '@harbor/ui';
import { Button, Panel, Section } from '@harbor/ui/mobile';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../Choice.mobile';
import { ChangeSheet } from '../change/ChangeSheet.mobile';
import { movable, rollbackTarget } from '../change/change';
import type { Wish } from '../change/useChangeForm';
import { Health } from '../health/Health.mobile';
import { channelNames, heldTitle } from '../labels';
import { openOverrides } from '../openOverrides';
import { type Hours, periods } from '../queries';
import { percent, releaseAt } from '../siteFigures';
import { Trail } from '../trail/Trail.mobile';
import { ReleaseCards } from './ReleaseCards.mobile';
import styles from './RemoteDetail.mobile.module.css';

export interface RemoteDetailProps {
  remote: ReleasedRemote;
  hours: Hours;
  onHours: (hours: Hours) => void;
}

/** One part on the phone: channels and the buttons that move them first, then how it fares. */
export function RemoteDetail({ remote, hours, onHours }: RemoteDetailProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  const cells = [
    { key: 'stable', version: remote.stable },
    { key: 'canary', version: remote.canary },
    { key: 'last_good', version: remote.last_good },
  ] as const;
  return (
    <div className={styles.detail}>
      {remote.held ? (
        <Panel>
          <div className={styles.held} role="alert">
            <b>{heldTitle(remote.held)}</b>
            <p>
              {formatWhen(remote.held.at)}：{remote.held.reason}
            </p>
          </div>
        </Panel>
      ) : null}
      <Panel>
        <div className={styles.head}>
          <div>
            <h1 className={styles.name}>{remote.remote}</h1>
            <p className={styles.moved}>
              {remote.owner} · {remote.moved_by} {formatWhen(remote.moved_at)}变更
            </p>
          </div>
          <button type="button" className={styles.layers} onClick={openOverrides} aria-label="本浏览器的版本">
            <Layers size={20} aria-hidden />
          </button>
        </div>
        <dl className={styles.channels}>
          {cells.map(({ key, version }) => (
            <div key={key} className={styles.channel}>
              <dt>
                {channelNames[key]}
                {key === 'canary' && version ? ` ${remote.canary_share}%` : ''}
              </dt>
              <dd className={styles.version}>{version ?? '暂无'}</dd>
              <dd className={styles.rate}>
                {version ? `错误率 ${percent(releaseAt(remote, version)?.error_rate ?? null)}` : ''}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Button
            kind="outline"
            disabled={!rollbackTarget(remote)}
            onClick={() => setWish({ kind: 'rollback' })}
          >
            回退
          </Button>
          {remote.canary ? (
            <>
              <Button kind="outline" onClick={() => setWish({ kind: 'stop' })}>
                停止灰度
              </Button>
              <Button onClick={() => setWish({ kind: 'promote', version: remote.canary ?? undefined })}>
                转为稳定版
              </Button>
            </>
          ) : (
            <Button
              kind="outline"
              disabled={movable(remote).length === 0}
              onClick={() => setWish({ kind: 'canary' })}
            >
              开始灰度
            </Button>
          )}
        </div>
      </Panel>
      <Choice
        label="统计时段"
        small
        options={periods.map(({ hours: value, label }) => ({ value, label }))}
        value={hours}
        onChange={onHours}
      />
      <Section title="错误率">
        <Panel padding="s">
          <Health remote={remote} hours={hours} />
        </Panel>
      </Section>
      <Section title="版本">
        <ReleaseCards remote={remote} onWish={setWish} />
      </Section>
      <Section title="变更记录">
        <Trail remote={remote.remote} />
      </Section>
      {wish ? <ChangeSheet wish={wish} remote={remote} onClose={() => setWish(null)} /> : null}
    </div>
  );
}
