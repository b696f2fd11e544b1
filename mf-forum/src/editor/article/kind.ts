import type { RichEditorProps } from '@harbor/ui/rich-editor';
import type { IToolbarConfig } from '@wangeditor/editor';
import type { EditorKind } from '../kind';
import { openArticle } from './openArticle';

const dots =
  '<svg viewBox="0 0 24 24"><circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/></svg>';

/** What an article is made of: headings of two levels, no colours and sizes of its own. */
const blocks = ['header2', 'header3', 'blockquote', '|'];
const rare = ['through', 'sup', 'sub', 'code', 'codeBlock', 'clearStyle'];
const pieces = ['bulletedList', 'numberedList', 'insertLink', 'uploadImage', 'insertTable', 'divider', '|'];
const places = ['justifyLeft', 'justifyCenter', '|'];

/** One row: what is used seldom opens below the dots. */
const desktop: Partial<IToolbarConfig> = {
  toolbarKeys: [
    ...[...blocks, 'bold', 'italic', 'underline'],
    { key: 'group-more-style', title: '更多样式', iconSvg: dots, menuKeys: rare },
    ...['|', ...pieces, ...places, 'undo', 'redo', 'fullScreen'],
  ],
};

/** One row that a finger moves: nothing lies in a group, which would open where a mouse rests. */
const phone: Partial<IToolbarConfig> = {
  toolbarKeys: [
    ...['bold', ...blocks, ...pieces, 'undo', 'redo', '|'],
    ...['italic', 'underline', ...rare, '|', ...places, 'fullScreen'],
  ],
};

/** The forum's editor for an article of the site. */
export const articleKind = ({
  placeholder,
  upload,
  mostPictures,
}: Pick<RichEditorProps, 'placeholder' | 'upload' | 'mostPictures'>): EditorKind => ({
  placeholder,
  upload,
  mostPictures,
  tools: { desktop, phone },
  // The name of a file says nothing of what is on it: the editor is asked for words instead.
  altOf: () => '',
  open: openArticle,
  grows: true,
});
