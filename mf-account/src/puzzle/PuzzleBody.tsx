import type { Captcha } from '@harbor/contract';
import { call, useQuery } from '@harbor/runtime';
import { Bone, errorText, Waiting } from '@harbor/ui';
import { Ear, Image, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import styles from './PuzzleBody.module.css';
import { SlidePuzzle } from './SlidePuzzle';
import { SoundPuzzle } from './SoundPuzzle';
import type { Puzzle, PuzzleFor } from './usePuzzle';

export interface PuzzleBodyProps {
  puzzle: Puzzle;
  wanted: PuzzleFor;
}

/** A puzzle, as a picture or, for who cannot see it, as a sound; a new one at every wish. */
export function PuzzleBody({ puzzle, wanted }: PuzzleBodyProps) {
  const { problem, round, checking } = puzzle;
  const [kind, setKind] = useState<'slide' | 'sound'>('slide');
  const [renewed, setRenewed] = useState(0);
  const { data, error, isFetching } = useQuery<Captcha>({
    queryKey: ['puzzle', wanted.action, kind, round, renewed],
    queryFn: () => call('POST /get_captcha', { body: { ...wanted, kind }, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const renew = () => setRenewed((count) => count + 1);
  const solve = (answer: string) => data && !checking && puzzle.solve({ id: data.id, answer });
  const other = kind === 'slide' ? 'sound' : 'slide';
  return (
    <div className={styles.body}>
      <p className={styles.line} role={problem || error ? 'alert' : undefined}>
        {error
          ? errorText(error)
          : (problem ??
            (kind === 'slide' ? '拖动滑块，把拼图移到缺口处' : '听四组雾笛声，依次输入每组响了几声'))}
      </p>
      {data && !isFetching && !checking ? <Question captcha={data} onSolve={solve} /> : <PuzzleSkeleton />}
      <div className={styles.foot}>
        <button type="button" className={styles.link} onClick={renew}>
          <RefreshCw size={16} aria-hidden />
          换一题
        </button>
        <button type="button" className={styles.link} onClick={() => setKind(other)}>
          {kind === 'slide' ? <Ear size={16} aria-hidden /> : <Image size={16} aria-hidden />}
          {kind === 'slide' ? '看不清？听声音验证' : '改用拼图验证'}
        </button>
      </div>
    </div>
  );
}

function Question({ captcha, onSolve }: { captcha: Captcha; onSolve: (answer: string) => void }) {
  if (captcha.slide) return <SlidePuzzle key={captcha.id} slide={captcha.slide} onSolve={onSolve} />;
  return <SoundPuzzle key={captcha.id} wav={captcha.sound ?? ''} onSolve={onSolve} />;
}

function PuzzleSkeleton() {
  return (
    <Waiting>
      <Bone height={160} radius={8} />
      <div className={styles.gap} />
      <Bone height={44} radius={22} />
    </Waiting>
  );
}
