import type { UnsavedGuard } from '@harbor/runtime';
import { LeaveDialog } from '@harbor/ui/leave-question/desktop';

export interface LeaveFormProps {
  guard: UnsavedGuard;
  /** Resolves to whether it is saved. */
  onSave: () => Promise<boolean>;
}

/** The question before a changed form is left. */
export function LeaveForm({ guard, onSave }: LeaveFormProps) {
  return (
    <LeaveDialog
      guard={guard}
      text="这张信息表有修改还没有保存。"
      onDiscard={guard.leave}
      save={{ label: '保存草稿并离开', run: onSave }}
    />
  );
}
