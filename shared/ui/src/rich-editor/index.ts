import type { PictureCall } from '../upload/sendPicture';

/** A text as it stands in the editor. */
export interface WrittenText {
  html: string;
  /** What can be read of it. */
  text: string;
  images: number;
}

/** What a page can do with the editor while it stands there. */
export interface RichEditorHandle {
  /** Puts the caret into the text. */
  focus: () => void;
  /** Says what is on a picture, by its place in the text, from 0. */
  describe: (at: number, words: string) => void;
}

/**
 * What the widget `mf-forum/article-editor` is given, and tells: the forum's editor with the tools of an article. Types
 * alone, as the two parts that share them are released each by itself.
 */
export interface RichEditorProps {
  /** Markup to begin with. Another one later needs another `key` of the widget. */
  value: string;
  phone: boolean;
  /** What stands there before anything is written. */
  placeholder: string;
  /** Takes the pictures that are chosen, pasted or dropped. */
  upload: PictureCall;
  mostPictures: number;
  /** The text as the editor has taken it, once: it writes markup in its own way. */
  onLoaded: (written: WrittenText) => void;
  onChange: (written: WrittenText) => void;
  /** Pictures are still on their way. */
  onBusy: (busy: boolean) => void;
  onReady: (handle: RichEditorHandle) => void;
  /** Stands at the end of its foot: how long the text is. */
  note?: string;
  /** Id of the message that says what is wrong with the text, if something is. */
  problem?: string | undefined;
}
