import type { ChannelMove } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Timeline } from 'antd';
import { moveNames, moveText } from '../labels';
import styles from './MoveList.module.css';

const colours: Record<ChannelMove['action'], string> = {
  publish: 'blue',
  promote: 'blue',
  rollback: 'red',
  canary: '#c98a12',
  heal: 'red',
  hold: 'red',
  last_good: '#0e9f8e',
  build: 'gray',
};

export interface MoveListProps {
  moves: readonly ChannelMove[];
  /** Names the part of each line: where the list is about several. */
  named?: boolean;
}

/** Who moved what, when, and why. */
export function MoveList({ moves, named = false }: MoveListProps) {
  return (
    <Timeline
      className={styles.list}
      items={moves.map((move) => ({
        key: move.id,
        color: colours[move.action],
        content: (
          <div>
            <p className={styles.what}>
              <b>{moveNames[move.action]}</b>
              {named ? <Tag>{move.remote}</Tag> : null}
              {moveText(move)}
            </p>
            <p className={styles.who}>
              {move.moved_by} · {formatTime(move.moved_at)}
              {move.reason ? ` · ${move.reason}` : ''}
            </p>
          </div>
        ),
      }))}
    />
  );
}
