import type { IDomEditor } from '@wangeditor/editor';

/** Something that can be used, outside the editor and its bar. */
const isElsewhere = (active: Element | null): boolean =>
  Boolean(active?.matches('input, textarea, button, a') && !active.closest('.forum_editor'));

/**
 * A plugin of the editor that keeps its little forms open. The editor takes the caret out of the text once one is shown,
 * and closes all of them whenever the text or the caret changes: only if both come within 200 ms of each other does the
 * form stay. On a slow computer it would be gone before anybody saw it. Whoever goes to a field beside the editor is done.
 */
export function keepOpen<T extends IDomEditor>(editor: T): T {
  const { onChange, hidePanelOrModal } = editor;
  let leaving = false;
  editor.onChange = () => {
    leaving = editor.selection === null && !isElsewhere(document.activeElement);
    onChange();
    leaving = false;
  };
  editor.hidePanelOrModal = () => {
    if (!leaving) hidePanelOrModal();
  };
  return editor;
}
