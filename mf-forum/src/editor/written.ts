import type { WrittenText } from '@harbor/ui/rich-editor';
import type { IDomEditor } from '@wangeditor/editor';

export type { WrittenText };

export const nothingWritten: WrittenText = { html: '', text: '', images: 0 };

/** Reads the editor; an untouched one has nothing in it. */
export function readEditor(editor: IDomEditor): WrittenText {
  const images = editor.getElemsByType('image').length;
  const text = editor.getText();
  if (editor.isEmpty()) return nothingWritten;
  return { html: editor.getHtml(), text, images };
}
