import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** What the ground of a tag means: a plain fact, the matter itself, proven, singled out, pressing, over. */
export type TagTone = 'plain' | 'primary' | 'accent' | 'gold' | 'alert' | 'over';

export interface TagProps {
  tone?: TagTone;
  children: ReactNode;
}

/** The look of a tag, for what has to be another element, as a link. */
export const tagClass = (tone: TagTone = 'plain'): string => `${styles.tag} ${styles[tone]}`;

/** A short word on a tinted ground. */
export function Tag({ tone, children }: TagProps) {
  return <span className={tagClass(tone)}>{children}</span>;
}
