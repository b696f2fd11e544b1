import type { ChannelMove } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import type { CSSProperties } from 'react';
import { moveNames, moveText } from '../labels';
import styles from './MoveList.module.css';

const colours: Record<ChannelMove['action'], string> = {
  publish: 'var(--primary)',
  promote: 'var(--primary)',
  rollback: 'var(--alert)',
  canary: 'var(--gold)',
  heal: 'var(--alert)',
  hold: 'var(--alert)',
  last_good: 'var(--accent)',
  build: 'var(--line-strong)',
};

export interface MoveListProps {
  moves: readonly ChannelMove[];
  /** Names the part of each line: where the list is about several. */
  named?: boolean;
}

/** Who moved what, when, and why. */
export function MoveList({ moves, named = false }: MoveListProps) {
  return (
    <ol className={styles.list}>
      {moves.map((move) => (
        <li key={move.id} className={styles.move} style={{ '--dot': colours[move.action] } as CSSProperties}>
          <p className={styles.what}>
            <b>{moveNames[move.action]}</b>
            {named ? <Tag>{move.remote}</Tag> : null}
            {moveText(move)}
          </p>
          <p className={styles.who}>
            {move.moved_by} · {formatTime(move.moved_at)}
            {move.reason ? ` · ${move.reason}` : ''}
          </p>
        </li>
      ))}
    </ol>
  );
}
