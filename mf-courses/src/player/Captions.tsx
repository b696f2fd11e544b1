import styles from './Captions.module.css';
import { type Cue, cueAt } from './vtt';

interface CaptionsProps {
  cues: readonly Cue[];
  second: number;
  /** Controls stand below: captions make room for them. */
  raised: boolean;
}

/** What is said now, over the lowest part of the picture. */
export function Captions({ cues, second, raised }: CaptionsProps) {
  const cue = cueAt(cues, second);
  if (!cue) return null;
  return (
    <p className={raised ? `${styles.captions} ${styles.raised}` : styles.captions} lang="zh-CN">
      <span>{cue.text}</span>
    </p>
  );
}
