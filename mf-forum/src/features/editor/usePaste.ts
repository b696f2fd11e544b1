import { notify } from '@harbor/runtime';
import type { Purify } from '@harbor/ui';
import { DomEditor, type IDomEditor } from '@wangeditor/editor';
import { useState } from 'react';
import { readPasted } from './pasted';

/** Pasting from Word and from pages: pictures that come along are uploaded, those that cannot be read are named. */
export function usePaste(purify: Purify, upload: (file: File) => Promise<string>) {
  const [lost, setLost] = useState<string[]>([]);

  function handlePaste(editor: IDomEditor, event: ClipboardEvent): boolean {
    const { clipboardData: data } = event;
    const html = data?.getData('text/html') ?? '';
    // Tables and code take the text alone.
    const plain =
      DomEditor.getSelectedNodeByType(editor, 'table') || DomEditor.getSelectedNodeByType(editor, 'pre');
    if (!data || !html || plain) return true;
    const pasted = readPasted(purify, html, data.getData('text/rtf'));
    if (!pasted) return true;
    event.preventDefault();
    void (async () => {
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
    })();
    return false;
  }

  return { handlePaste, lost, forgetLost: () => setLost([]) };
}
