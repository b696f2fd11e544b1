import type { ReleaseRow } from '@harbor/contract';
import { channelNames } from '../../releases/words';
import { ChannelTag } from './ChannelTag';
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
        <ChannelTag key={channel} kind={channel}>
          {channelNames[channel]}
          {channel === 'canary' ? ` ${canaryShare}%` : ''}
        </ChannelTag>
      ))}
      {withdrawn ? (
        <ChannelTag kind="withdrawn" title={reason || undefined}>
          已撤下
        </ChannelTag>
      ) : null}
      {note ? <span className={styles.note}>{note}</span> : null}
      {withdrawn && reason ? <span className={styles.reason}>{reason}</span> : null}
    </div>
  );
}
