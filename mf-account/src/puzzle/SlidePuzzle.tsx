import type { Captcha } from '@harbor/contract';
import { ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styles from './PuzzleBody.module.css';

export interface SlidePuzzleProps {
  slide: NonNullable<Captcha['slide']>;
  onSolve: (answer: string) => void;
}

/** The picture with the piece on it, over a slider that works by mouse, finger and keyboard. */
export function SlidePuzzle({ slide, onSolve }: SlidePuzzleProps) {
  const [left, setLeft] = useState(0);
  const { width, height, image, piece, piece_size, piece_top } = slide;
  const most = width - piece_size;
  const finish = () => left > 0 && onSolve(String(left));
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  };
  const share = (length: number, of: number) => `${(length / of) * 100}%`;
  return (
    <div className={styles.slide}>
      <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={image} alt="带缺口的港口图" draggable={false} />
        <img
          className={styles.piece}
          src={piece}
          alt=""
          draggable={false}
          style={{ left: share(left, width), top: share(piece_top, height), width: share(piece_size, width) }}
        />
      </div>
      <div className={styles.track}>
        <span className={styles.done} style={{ width: `calc(22px + ${share(left, most)} * 0.86)` }} />
        <input
          type="range"
          className={styles.range}
          aria-label="拼图位置，按方向键移动，按回车确认"
          min={0}
          max={most}
          value={left}
          onChange={(event) => setLeft(Number(event.target.value))}
          onPointerUp={finish}
          onKeyDown={handleKey}
        />
        {left === 0 ? (
          <span className={styles.hint} aria-hidden="true">
            向右拖动 <ChevronsRight size={16} />
          </span>
        ) : null}
      </div>
    </div>
  );
}
