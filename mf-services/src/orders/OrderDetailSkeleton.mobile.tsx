import { Bone, Waiting } from '@harbor/ui';
import { Part } from '../parts/Part.mobile';
import own from './OrderDetailSkeleton.module.css';

export function OrderDetailSkeleton() {
  return (
    <Waiting>
      <Part>
        <div className={own.stack}>
          <Bone width={96} height={28} />
          <Bone width="72%" height={18} />
          <Bone height={44} radius={8} />
        </div>
      </Part>
      <Part>
        <div className={own.stack}>
          <Bone width={88} height={20} />
          <Bone width="60%" />
          <Bone width="44%" />
          <Bone width="56%" />
        </div>
      </Part>
      <Part>
        <div className={own.stack}>
          <Bone height={64} radius={8} />
          <Bone />
          <Bone />
          <Bone />
        </div>
      </Part>
    </Waiting>
  );
}
