import { Bone, Waiting } from '@harbor/ui';

/** The place of a queue's part whose code is on its way. */
export function PartBones() {
  return (
    <Waiting>
      <Bone height={260} radius={12} />
    </Waiting>
  );
}
