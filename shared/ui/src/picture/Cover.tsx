import { useState } from 'react';
import styles from './Cover.module.css';

export interface CoverProps {
  src: string;
  /** Empty for pictures that only repeat the title beside them. */
  alt?: string;
  /** Width to height: 3:2 for services and news, 16:9 for courses. */
  ratio?: '3/2' | '16/9' | '4/3' | '1/1';
  /** For pictures above the fold: loads at once and first. */
  eager?: boolean;
  className?: string;
}

const sizes = { '3/2': [600, 400], '16/9': [640, 360], '4/3': [640, 480], '1/1': [480, 480] } as const;

/** A picture that keeps its place while it loads, and shows calm water where it cannot be had. */
export function Cover({ src, alt = '', ratio = '3/2', eager = false, className = '' }: CoverProps) {
  const [broken, setBroken] = useState('');
  const [width, height] = sizes[ratio];
  const missing = src === '' || broken === src;
  return (
    <span className={`${styles.frame} ${className}`} style={{ aspectRatio: ratio }}>
      {missing ? (
        <Missing alt={alt} />
      ) : (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          // What is seen first is painted with the words around it.
          decoding={eager ? 'sync' : 'async'}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}

function Missing({ alt }: { alt: string }) {
  if (!alt) return <span className={styles.missing} aria-hidden="true" />;
  return <span className={styles.missing} role="img" aria-label={alt} />;
}
