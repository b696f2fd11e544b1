import type { RichEditorProps } from '@harbor/ui/rich-editor';
import type { EditorKind } from '../kind';
import { openArticle } from './openArticle';

/** What an article is made of: headings of two levels, no colours and sizes of its own. */
const blocks = ['header2', 'header3', 'blockquote', '|'];
const marks = ['bold', 'italic', 'underline', 'through', 'sup', 'sub', 'clearStyle', '|'];
const pieces = ['bulletedList', 'numberedList', 'insertLink', 'uploadImage', 'insertTable', 'divider', '|'];
const places = ['justifyLeft', 'justifyCenter', 'code', 'codeBlock', '|'];
const ways = ['undo', 'redo', 'fullScreen'];

/** The forum's editor for an article of the site. */
export const articleKind = ({
  placeholder,
  upload,
  mostPictures,
}: Pick<RichEditorProps, 'placeholder' | 'upload' | 'mostPictures'>): EditorKind => ({
  placeholder,
  upload,
  mostPictures,
  tools: {
    desktop: { toolbarKeys: [...blocks, ...marks, ...pieces, ...places, ...ways] },
    phone: { toolbarKeys: ['bold', ...blocks, ...pieces, 'undo', 'redo', '|', ...marks.slice(1), ...places] },
  },
  // The name of a file says nothing of what is on it: the editor is asked for words instead.
  altOf: () => '',
  open: openArticle,
  grows: true,
});
