import { LeaveSheet } from '@harbor/ui/leave-question/mobile';
import type { LeaveFormProps } from './LeaveForm';

/** The question before a changed form is left. */
export function LeaveForm({ guard, onSave }: LeaveFormProps) {
  return (
    <LeaveSheet
      guard={guard}
      text="这张信息表有修改还没有保存。"
      onDiscard={guard.leave}
      save={{ label: '保存草稿并离开', run: onSave }}
    />
  );
}
