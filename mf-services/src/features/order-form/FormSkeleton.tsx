import { Bone, Waiting } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import styles from './OrderFormPage.module.css';

const pairs = [1, 2, 3, 4, 5, 6];

export function FormSkeleton() {
  return (
    <Waiting>
      <div className={styles.page}>
        <div className={styles.main}>
          <Panel>
            <Bone width={180} height={30} />
            <Bone width={360} height={22} />
          </Panel>
          <Panel>
            <div className={styles.state}>
              <Bone width={120} height={24} />
              {pairs.map((one) => (
                <Bone key={one} height={64} radius={8} />
              ))}
            </div>
          </Panel>
        </div>
        <div className={styles.aside}>
          <Bone height={94} radius={12} />
          <Bone height={260} radius={12} />
        </div>
      </div>
    </Waiting>
  );
}
