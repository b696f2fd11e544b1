import type { LeaveQuestionProps } from '@harbor/ui/leave-question';
import type { Writing } from './useWriting';

/** What is asked before unsaved words are left: three ways where there are drafts, two elsewhere. */
export const leaveQuestion = ({ leaving, withDrafts, autosave }: Writing): LeaveQuestionProps => ({
  guard: leaving,
  text: withDrafts ? '有改动还没有保存为草稿。' : '离开后，这次写的内容不会保留。',
  onDiscard: leaving.leave,
  save: withDrafts
    ? {
        label: '保存草稿并离开',
        run: () => autosave.save(),
        problem: '草稿没有保存成功，请重试或继续编辑',
      }
    : undefined,
});
