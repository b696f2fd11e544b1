import type { ReleasedRemote, ReleaseRow } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { Button, Panel } from '@harbor/ui/mobile';
import { useState } from 'react';
import type { Wish } from '../change/useChangeForm';
import { drawingLines } from '../health/drawing';
import { channelNames } from '../labels';
import { count, percent } from '../siteFigures';
import { Changelog } from './Changelog';
import styles from './ReleaseCards.mobile.module.css';

const first = 5;

export interface ReleaseCardsProps {
  remote: ReleasedRemote;
  onWish: (wish: Wish) => void;
}

/** Releases of a part, the newest first. */
export function ReleaseCards({ remote, onWish }: ReleaseCardsProps) {
  const [all, setAll] = useState(false);
  const releases = all ? remote.releases : remote.releases.slice(0, first);
  return (
    <>
      {releases.map((release) => (
        <ReleaseCard key={release.version} release={release} remote={remote} onWish={onWish} />
      ))}
      {releases.length < remote.releases.length ? (
        <div className={styles.more}>
          <Button kind="text" onClick={() => setAll(true)}>
            查看全部 {remote.releases.length} 个版本
          </Button>
        </div>
      ) : null}
    </>
  );
}

function ReleaseCard({ release, remote, onWish }: ReleaseCardsProps & { release: ReleaseRow }) {
  const { version, note, changelog, views, view_share, error_rate, withdrawn, withdrawn_reason } = release;
  const [open, setOpen] = useState(false);
  const able = release.available && version !== remote.stable;
  return (
    <Panel padding="s" className={styles.card}>
      <p className={styles.version}>
        <b>{version}</b>
        {release.channels.map((channel) => (
          <span key={channel} className={`${styles.tag} ${styles[channel]}`}>
            {channelNames[channel]}
          </span>
        ))}
        {withdrawn ? <span className={`${styles.tag} ${styles.gone}`}>已撤下</span> : null}
      </p>
      {note ? <p>{note}</p> : null}
      {withdrawn && withdrawn_reason ? <p className={styles.reason}>{withdrawn_reason}</p> : null}
      <p className={styles.facts}>
        {formatTime(release.published_at)} ·{' '}
        {release.source === 'build' ? '随站点构建' : release.published_by}
      </p>
      <p className={styles.facts}>
        {views === 0
          ? '暂无访问'
          : `访问 ${count(views)} 次，占 ${percent(view_share)} · 错误率 ${percent(error_rate)}`}
      </p>
      {drawingLines(release.drawing).map((line) => (
        <p key={line} className={styles.facts}>
          {line}
        </p>
      ))}
      {open ? (
        <div className={styles.log}>
          <Changelog text={changelog} />
        </div>
      ) : null}
      <div className={styles.actions}>
        {changelog ? (
          <Button kind="text" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? '收起' : '更新记录'}
          </Button>
        ) : null}
        {able && version !== remote.canary ? (
          <Button kind="outline" size="s" onClick={() => onWish({ kind: 'canary', version })}>
            灰度
          </Button>
        ) : null}
        {able ? (
          <Button kind="outline" size="s" onClick={() => onWish({ kind: 'promote', version })}>
            设为稳定版
          </Button>
        ) : null}
        {release.available ? null : <span className={styles.facts}>文件已清理</span>}
      </div>
    </Panel>
  );
}
