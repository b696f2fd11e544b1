import { Bone, Waiting } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import { Columns } from '../../parts/Columns';
import { Part } from '../../parts/Part';
import styles from './RefundPage.module.css';

export function RefundSkeleton() {
  return (
    <Waiting>
      <Columns
        aside={
          <Part size="aside">
            <div className={styles.stack}>
              <Bone height={64} radius={8} />
              {!onPhone && (
                <>
                  <Bone />
                  <Bone />
                </>
              )}
            </div>
          </Part>
        }
      >
        <Part>
          <div className={styles.stack}>
            <Bone width={onPhone ? 88 : 140} height={onPhone ? 20 : 30} />
            <Bone height={40} radius={20} />
            <Bone height={40} radius={20} />
            <Bone height={onPhone ? 110 : 120} radius={8} />
          </div>
        </Part>
      </Columns>
    </Waiting>
  );
}
