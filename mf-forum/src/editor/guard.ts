import type { Purify } from '@harbor/ui';
import type { IDomEditor } from '@wangeditor/editor';
import { cleanMarkup, cleanText } from './cleanMarkup';

/**
 * What is pasted or dropped, cleaned. The editor's own fragment is left out: whoever writes a page can put a forged one
 * into the clipboard, and the markup beside it says the same.
 */
function cleanTransfer(purify: Purify, data: DataTransfer): DataTransfer {
  const clean = new DataTransfer();
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  if (html) clean.setData('text/html', cleanMarkup(purify, html));
  if (text) clean.setData('text/plain', text);
  for (const file of data.files) clean.items.add(file);
  return clean;
}

/** A plugin of the editor through which all markup has to go: it takes what it is given, and writes addresses unescaped. */
export function guardAgainst(purify: Purify) {
  return <T extends IDomEditor>(editor: T): T => {
    const { insertData, dangerouslyInsertHtml, setHtml, getHtml } = editor;
    editor.insertData = (data) => insertData(cleanTransfer(purify, data));
    editor.dangerouslyInsertHtml = (html = '', isRecursive) =>
      dangerouslyInsertHtml(cleanMarkup(purify, html), isRecursive);
    editor.setHtml = (html = '') => setHtml(cleanText(purify, html));
    editor.getHtml = () => cleanMarkup(purify, getHtml());
    return editor;
  };
}
