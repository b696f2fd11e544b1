import { Bone, Waiting } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { Columns } from '../parts/Columns';
import own from './OrderDetailSkeleton.module.css';

export function OrderDetailSkeleton() {
  return (
    <Waiting>
      <Columns
        aside={
          <>
            <Panel padding="s">
              <div className={own.stack}>
                <Bone width={80} height={18} />
                <Bone />
                <Bone />
                <Bone width="50%" height={28} />
                <Bone />
              </div>
            </Panel>
            <Panel padding="s">
              <div className={own.stack}>
                <Bone width={80} height={18} />
                <Bone width="70%" />
                <Bone width="60%" />
              </div>
            </Panel>
          </>
        }
      >
        <Panel>
          <div className={own.stack}>
            <Bone width={140} height={30} />
            <Bone width={320} />
            <Bone height={72} radius={10} />
          </div>
        </Panel>
        <Panel>
          <div className={own.stack}>
            <Bone width={90} height={20} />
            <Bone height={132} radius={8} />
          </div>
        </Panel>
      </Columns>
    </Waiting>
  );
}
