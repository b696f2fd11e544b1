import type { Purify } from '@harbor/ui';
import type { PictureCall } from '@harbor/ui/pictures';
import type { IToolbarConfig } from '@wangeditor/editor';
import { cleanText } from './cleanMarkup';
import { mostPictures } from './limits';
import { desktopTools, phoneTools } from './tools';

/** What is written in the editor: its tools, and what it may hold. */
export interface EditorKind {
  placeholder: string;
  tools: { desktop: Partial<IToolbarConfig>; phone: Partial<IToolbarConfig> };
  mostPictures: number;
  /** Takes pictures; what takes those of members where nothing is said. */
  upload?: PictureCall;
  /** What a picture is called for who cannot see it, before its writer says so. */
  altOf: (fileName: string) => string;
  /** The text to begin with, as the editor can hold it. */
  open: (purify: Purify, html: string) => string;
  /** On the desktop it is as high as its text, and the page scrolls. */
  grows: boolean;
}

/** Posts, and feedback. */
export const postKind: EditorKind = {
  placeholder: '写下您的问题或经验，15 至 2000 字，可插入图片、表格、代码与 $公式$',
  tools: { desktop: desktopTools, phone: phoneTools },
  mostPictures,
  altOf: (fileName) => fileName,
  open: cleanText,
  grows: false,
};
