import { Bone, Waiting } from '@harbor/ui';
import styles from './ServiceEditor.module.css';

/** The editor before its service is there. */
export function EditorSkeleton() {
  return (
    <Waiting className={styles.waiting}>
      <Bone height={32} width={280} />
      <div className={styles.columns}>
        <Bone height={640} radius={12} />
        <Bone height={360} radius={12} />
      </div>
    </Waiting>
  );
}
