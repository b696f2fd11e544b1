import { Button } from '@harbor/ui/mobile';
import { CheckCheck } from 'lucide-react';
import type { ReadAllProps } from './ReadAll';

/** Marks everything, or one box, as read. */
export function ReadAll({ all, sign = false }: ReadAllProps) {
  return (
    <Button kind="text" size="s" disabled={!all.left} loading={all.busy} onClick={all.run}>
      {sign ? <CheckCheck size={16} aria-hidden /> : null}
      全部已读
    </Button>
  );
}
