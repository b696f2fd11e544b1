import { useState } from 'react';
import styles from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  /** Address of a picture; initials where it is empty or cannot be had. */
  src?: string;
  /** Diameter in px. */
  size?: number;
}

// Each reaches AA under white text.
const colours = ['#3d63d8', '#0b7f72', '#3a4a74', '#4b5f8f', '#2a7290', '#5b5fc7'];

/** A person: the picture, or the first character of the name on a colour that stays the same for that name. */
export function Avatar({ name, src = '', size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const box = { width: size, height: size };
  if (src && src !== broken) {
    return (
      <img
        className={styles.avatar}
        style={box}
        src={src}
        alt=""
        width={size}
        height={size}
        onError={() => setBroken(src)}
      />
    );
  }
  const first = [...name.trim()][0] ?? '学';
  return (
    <span
      aria-hidden="true"
      className={styles.avatar}
      style={{ ...box, fontSize: Math.round(size * 0.42), background: colourOf(name) }}
    >
      {first.toUpperCase()}
    </span>
  );
}

function colourOf(name: string): string {
  const sum = [...name].reduce((total, char) => (total * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
  return colours[sum % colours.length] ?? '#3d63d8';
}
