import { Bone, Waiting } from '@harbor/ui';
import { Part } from '../../parts/Part.mobile';
import styles from './OrderFormPage.mobile.module.css';

const fields = [1, 2, 3, 4, 5, 6];

export function FormSkeleton() {
  return (
    <Waiting>
      <div className={styles.head}>
        <Bone width={160} height={24} />
        <Bone height={20} />
      </div>
      <Part>
        <div className={styles.stack}>
          <Bone width={88} height={24} />
          {fields.map((one) => (
            <Bone key={one} height={80} radius={8} />
          ))}
        </div>
      </Part>
    </Waiting>
  );
}
