import type { ReleaseRow } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import { channelNames, channelTones } from '../labels';
import styles from './VersionCell.module.css';

export interface VersionCellProps {
  release: ReleaseRow;
  /** Percent of the part's canary. */
  canaryShare: number;
}

/** Version, the pointers that stand on it, and its sentence. */
export function VersionCell({ release, canaryShare }: VersionCellProps) {
  const { version, channels, note, withdrawn, withdrawn_reason: reason } = release;
  return (
    <div className={styles.cell}>
      <span className={styles.version}>{version}</span>
      {channels.map((channel) => (
        <Tag key={channel} tone={channelTones[channel]}>
          {channelNames[channel]}
          {channel === 'canary' ? ` ${canaryShare}%` : ''}
        </Tag>
      ))}
      {withdrawn ? <Tag tone="alert">已撤下</Tag> : null}
      {note ? <span className={styles.note}>{note}</span> : null}
      {withdrawn && reason ? <span className={styles.reason}>{reason}</span> : null}
    </div>
  );
}
