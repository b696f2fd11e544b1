import type { DraftState } from './useDraft';

/** How the draft stands, in a few words. */
export function savedText(state: DraftState): string {
  switch (state.kind) {
    case 'saved':
      return `已保存 ${state.at.slice(11, 16)}`;
    case 'saving':
      return '保存中…';
    case 'changed':
      return '编辑中，稍后自动保存';
    case 'failed':
      return state.again ? '离线，已暂存本机' : '有内容未能保存';
    case 'conflict':
      return '有内容未能保存';
    default:
      return '输入后自动保存';
  }
}

/** Whether the server lacks something. */
export const isUnsaved = (state: DraftState): boolean => !['saved', 'untouched'].includes(state.kind);
