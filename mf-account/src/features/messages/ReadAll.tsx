import { Button } from 'antd';
import { CheckCheck } from 'lucide-react';
import type { useReadAll } from './useReadAll';

export interface ReadAllProps {
  all: ReturnType<typeof useReadAll>;
  /** On the phone: with the sign before the words. */
  sign?: boolean;
}

/** Marks everything, or one box, as read. */
export function ReadAll({ all }: ReadAllProps) {
  return (
    <Button icon={<CheckCheck size={15} />} disabled={!all.left} loading={all.busy} onClick={all.run}>
      全部已读
    </Button>
  );
}
