import { notify } from '@harbor/runtime';
import type { IEditorConfig, IToolbarConfig } from '@wangeditor/editor';
import { deleteTableKey } from './deleteTable';
import { isOwnPicture, isSafeLink } from './policy';

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

const refuseLink = (_text: string, address: string) =>
  isSafeLink(address.trim()) || '链接须以 http://、https:// 或 mailto: 开头，且不含空格与引号';

const refusePicture = (src: string, _alt?: string, address = '') => {
  if (!isOwnPicture(src)) return '只能使用本站上传的图片';
  return address === '' || isSafeLink(address) || '图片的链接不正确';
};

interface Callbacks {
  onBrowse: () => void;
  onPicture: (file: File) => Promise<void>;
  onPaste: NonNullable<IEditorConfig['customPaste']>;
}

/** How the editor behaves in a post. */
export function editorConfig(
  placeholder: string,
  { onBrowse, onPicture, onPaste }: Callbacks,
): Partial<IEditorConfig> {
  return {
    placeholder,
    autoFocus: false,
    scroll: true,
    customPaste: onPaste,
    customAlert: (text, kind) => notify[kind](text),
    hoverbarKeys: {
      link: { menuKeys: ['editLink', 'unLink', 'viewLink'] },
      image: { menuKeys: ['imageWidth30', 'imageWidth50', 'imageWidth100', 'editImage', 'deleteImage'] },
      pre: { menuKeys: ['enter', 'codeBlock', 'codeSelectLang'] },
      table: {
        menuKeys: [
          ...['enter', 'tableHeader', 'tableFullWidth', 'insertTableRow', 'deleteTableRow'],
          ...['insertTableCol', 'deleteTableCol', deleteTableKey],
        ],
      },
      divider: { menuKeys: ['enter'] },
    },
    MENU_CONF: {
      insertLink: { checkLink: refuseLink },
      editLink: { checkLink: refuseLink },
      insertImage: { checkImage: refusePicture },
      editImage: { checkImage: refusePicture },
      uploadImage: { customBrowseAndUpload: onBrowse, customUpload: onPicture },
      insertVideo: { checkVideo: () => '帖子中不能插入视频', parseVideoSrc: () => '' },
    },
  };
}
