import { Volume2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './PuzzleBody.module.css';

export interface SoundPuzzleProps {
  /** Base64. */
  wav: string;
  onSolve: (answer: string) => void;
}

function toBlob(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: 'audio/wav' });
}

/** Horns to be counted. It stands inside other forms, so it is none itself. */
export function SoundPuzzle({ wav, onSolve }: SoundPuzzleProps) {
  const [digits, setDigits] = useState('');
  const player = useRef<HTMLAudioElement>(null);
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(toBlob(wav));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [wav]);
  const finish = (event: FormEvent | React.KeyboardEvent) => {
    event.preventDefault();
    if (digits.length === 4) onSolve(digits);
  };
  return (
    <div className={styles.sound}>
      {/* biome-ignore lint/a11y/useMediaCaption: a caption would be the answer */}
      <audio ref={player} src={address || undefined} />
      <button type="button" className={styles.play} onClick={() => void player.current?.play()}>
        <Volume2 size={20} aria-hidden />
        播放声音
      </button>
      <label className={styles.count}>
        每组声数，共 4 位
        <input
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={digits}
          onChange={(event) => setDigits(event.target.value.replace(/\D/g, '').slice(0, 4))}
          onKeyDown={(event) => event.key === 'Enter' && finish(event)}
        />
      </label>
      <button type="button" className={styles.submit} disabled={digits.length !== 4} onClick={finish}>
        确认
      </button>
    </div>
  );
}
