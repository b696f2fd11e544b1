import { notify } from '@harbor/runtime';
import type { IEditorConfig } from '@wangeditor/editor';
import { deleteTableKey } from './deleteTable';
import { isOwnPicture, isSafeLink } from './policy';

const refuseLink = (_text: string, address: string) =>
  isSafeLink(address.trim()) || '链接须以 http://、https:// 或 mailto: 开头，且不含空格与引号';

const refusePicture = (src: string, _alt?: string, address = '') => {
  if (!isOwnPicture(src)) return '只能使用本站上传的图片';
  return address === '' || isSafeLink(address) || '图片的链接不正确';
};

interface Callbacks {
  /** The field scrolls by itself; else the page does. */
  scrolls: boolean;
  onBrowse: () => void;
  onPicture: (file: File) => Promise<void>;
  onPaste: NonNullable<IEditorConfig['customPaste']>;
}

/** How the editor behaves. */
export function editorConfig(
  placeholder: string,
  { scrolls, onBrowse, onPicture, onPaste }: Callbacks,
): Partial<IEditorConfig> {
  return {
    placeholder,
    autoFocus: false,
    scroll: scrolls,
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
