import type { RichEditorHandle } from '@harbor/ui/rich-editor';
import {
  DomEditor,
  type IDomEditor,
  SlateEditor,
  type SlateElement,
  SlateTransforms,
} from '@wangeditor/editor';

/** The editor writes a description into its markup as it is. */
const plain = (words: string) => words.replace(/["<>`]/g, '').trim();

/** What a page can do with an editor that stands on it. */
export function handleOf(editor: IDomEditor): RichEditorHandle {
  return {
    focus: () => {
      if (!editor.isDestroyed) editor.focus();
    },
    describe(at, words) {
      if (editor.isDestroyed) return;
      const pictures = SlateEditor.nodes(editor, {
        at: [],
        match: (node) => DomEditor.checkNodeType(node, 'image'),
      });
      const [, path] = [...pictures][at] ?? [];
      const described: Partial<SlateElement> & { alt: string } = { alt: plain(words) };
      if (path) SlateTransforms.setNodes(editor, described, { at: path });
    },
  };
}
