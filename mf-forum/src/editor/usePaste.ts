import { notify } from '@harbor/runtime';
import type { Purify } from '@harbor/ui';
import type { Pictures } from '@harbor/ui/pictures';
import { DomEditor, type IDomEditor } from '@wangeditor/editor';
import { useState } from 'react';
import { readPasted } from './pasted';

const isIn = (editor: IDomEditor, type: string) => DomEditor.getSelectedNodeByType(editor, type) !== null;

/** Where in the text something was dropped; nothing when it was beside it. */
function placeOf(editor: IDomEditor, event: DragEvent) {
  try {
    return DomEditor.findEventRange(editor, event);
  } catch {
    return null;
  }
}

/**
 * Pasting from Word and from pages: pictures that come along are uploaded, those that cannot be read are named. Files
 * that are pasted or dropped go the way of chosen ones.
 */
export function usePaste(purify: Purify, { add, upload }: Pick<Pictures, 'add' | 'upload'>) {
  const [lost, setLost] = useState<string[]>([]);

  async function insertWithPictures(editor: IDomEditor, pasted: NonNullable<ReturnType<typeof readPasted>>) {
    const failed: string[] = [];
    for (const { element, file } of pasted.pictures) {
      const url = await upload(file);
      if (url) element.setAttribute('src', url);
      else failed.push(file.name);
    }
    if (editor.isDestroyed) return;
    editor.restoreSelection();
    editor.dangerouslyInsertHtml(pasted.html());
    setLost([...pasted.lost, ...failed]);
    if (pasted.pictures.length > failed.length)
      notify.success(`已随文字粘贴 ${pasted.pictures.length - failed.length} 张图片`);
  }

  /** @returns whether the editor is to do it by itself */
  function handlePaste(editor: IDomEditor, event: ClipboardEvent): boolean {
    const { clipboardData: data } = event;
    if (!data) return true;
    const { files } = data;
    if (files.length > 0 && data.getData('text/plain').trim() === '') {
      event.preventDefault();
      if (!isIn(editor, 'pre')) add(files);
      return false;
    }
    const html = data.getData('text/html');
    // Tables and code take the text alone.
    if (!html || isIn(editor, 'table') || isIn(editor, 'pre')) return true;
    const pasted = readPasted(purify, html, data.getData('text/rtf'));
    if (!pasted) return true;
    event.preventDefault();
    void insertWithPictures(editor, pasted);
    return false;
  }

  /** Files that are dropped onto the text go where they were dropped. */
  function handleDrop(editor: IDomEditor, event: DragEvent): void {
    const { files } = event.dataTransfer ?? {};
    if (!files || files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const place = placeOf(editor, event);
    if (place) editor.select(place);
    if (!isIn(editor, 'pre')) add(files);
  }

  return { handlePaste, handleDrop, lost, forgetLost: () => setLost([]) };
}
