import { useUnsavedGuard } from '@harbor/runtime';
import type { LeaveQuestionProps } from '@harbor/ui/leave-question';
import type { Question } from './question';
import { isUnsaved } from './savedText';
import type { OrderFormState } from './useOrderForm';

/** What a form being written asks its writer: which of two versions counts, and before it is left unsaved. */
export function useQuestions({ draft, uploading }: OrderFormState): {
  clash: Question | undefined;
  leaving: LeaveQuestionProps;
} {
  const guard = useUnsavedGuard(isUnsaved(draft.state) || uploading);
  const { clash } = draft;
  return {
    clash: clash && {
      title: '这份资料在另一处也改过',
      text: `两处对“${clash.fields.join('”“')}”的填写不同。请选择以哪一份为准，其他内容已合并。`,
      yes: '用这里填写的',
      no: '用另一处填写的',
      onYes: () => draft.resolve(clash.mine),
      onNo: () => draft.resolve(clash.theirs),
    },
    leaving: {
      // One question at a time: which version counts comes first.
      guard: { ...guard, asking: guard.asking && !clash },
      title: '还有内容没有保存',
      text: uploading
        ? '文件还在上传，离开后需要重新选择。其他内容会保存为草稿。'
        : '离开前可以先保存，下次接着填写。',
      stay: '继续填写',
      save: {
        label: '保存并离开',
        // What the server does not take now, this browser keeps.
        run: () => draft.save().then(() => true),
      },
    },
  };
}
