import type { Question } from './question';
import { isUnsaved } from './savedText';
import { useLeaveGuard } from './useLeaveGuard';
import type { OrderFormState } from './useOrderForm';

/** What a form being written asks its writer, one question at a time. */
export function useQuestions(state: OrderFormState): Question | undefined {
  const { autosave } = state;
  const guard = useLeaveGuard(isUnsaved(autosave.state) || state.uploading);
  const { clash } = autosave;
  if (clash)
    return {
      title: '这份资料在另一处也改过',
      text: `两处对“${clash.fields.join('”“')}”的填写不同。请选择以哪一份为准，其他内容已合并。`,
      yes: '用这里填写的',
      no: '用另一处填写的',
      onYes: () => autosave.resolve(clash.mine),
      onNo: () => autosave.resolve(clash.theirs),
    };
  if (guard.asking)
    return {
      title: '还有内容没有保存',
      text: state.uploading
        ? '文件还在上传，离开后需要重新选择。其他内容会保存为草稿。'
        : '离开前可以先保存，下次接着填写。',
      yes: '保存并离开',
      no: '继续填写',
      onYes: () => void autosave.saveNow().then(guard.leave),
      onNo: guard.stay,
    };
  return undefined;
}
