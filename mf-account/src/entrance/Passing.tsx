import { Scene } from '@harbor/ui';
import styles from './Passing.module.css';

/** Stands for the moment in which somebody who is logged in already is sent on. */
export function Passing() {
  return (
    <div className={styles.passing} role="status">
      <Scene name="waiting" width={150} />
      <p>您已登录，正在前往…</p>
    </div>
  );
}
