import type { ReactNode } from 'react';
import { Scene, type SceneName } from '../picture/Scene';
import styles from './StateBlock.module.css';

export interface StateBlockProps {
  scene: SceneName;
  /** What is the case, in one sentence without a full stop. */
  title: ReactNode;
  /** Why, or what is unaffected. */
  description?: ReactNode;
  /** The next step: one button, or two. */
  action?: ReactNode;
  /** Smaller drawing and padding, for a part of a page. */
  compact?: boolean;
}

/** Drawing, sentence, next step: the common shape of empty, failed and closed. Platform-free. */
export function StateBlock({ scene, title, description, action, compact = false }: StateBlockProps) {
  return (
    <div className={compact ? `${styles.block} ${styles.compact}` : styles.block}>
      <Scene name={scene} width={compact ? 132 : 180} />
      <p className={styles.title}>{title}</p>
      {description ? <p className={styles.description}>{description}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
