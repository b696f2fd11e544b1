import type { IToolbarConfig } from '@wangeditor/editor';

/** Without films, and without pictures by address: they come from this site alone. */
export const desktopTools: Partial<IToolbarConfig> = {
  excludeKeys: ['group-video', 'group-image'],
  insertKeys: { index: 22, keys: ['uploadImage'] },
};

/**
 * The same tools in one row that a finger moves, what a phone's posts need most first. None of them lies in a group: a
 * group opens where a mouse rests.
 */
export const phoneTools: Partial<IToolbarConfig> = {
  toolbarKeys: [
    ...['bold', 'uploadImage', 'emotion', 'headerSelect', 'bulletedList', 'numberedList', 'todo'],
    ...['blockquote', 'insertLink', 'codeBlock', 'insertTable', 'divider', 'undo', 'redo', '|'],
    ...['underline', 'italic', 'through', 'code', 'sup', 'sub', 'color', 'bgColor', 'clearStyle', '|'],
    ...['fontSize', 'fontFamily', 'lineHeight', '|'],
    ...['justifyLeft', 'justifyCenter', 'justifyRight', 'justifyJustify', 'indent', 'delIndent', '|'],
    'fullScreen',
  ],
};
