import type { SaveState } from './useAutosave';

/** How the draft stands, in a few words. */
export function savedText(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return `已保存 ${state.at.slice(11, 16)}`;
    case 'saving':
      return '保存中…';
    case 'waiting':
      return '编辑中，稍后自动保存';
    case 'offline':
      return '离线，已暂存本机';
    case 'refused':
      return '有内容未能保存';
    default:
      return '输入后自动保存';
  }
}

/** Whether the server lacks something. */
export const isUnsaved = (state: SaveState): boolean => !['saved', 'clean'].includes(state.kind);
