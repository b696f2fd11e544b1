import { ActionBar, Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';

/** The one button of the list, at the foot of the phone. */
export function WriteBar({ onWrite }: { onWrite: () => void }) {
  return (
    <ActionBar label="记一份稿件">
      <Button kind="primary" size="l" block icon={<Plus size={18} aria-hidden />} onClick={onWrite}>
        记一份稿件
      </Button>
    </ActionBar>
  );
}
