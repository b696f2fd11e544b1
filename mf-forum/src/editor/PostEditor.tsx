import '@wangeditor/editor/dist/css/style.css';
import type { Purify } from '@harbor/ui';
import { pictureTypes, usePictures } from '@harbor/ui/pictures';
import type { RichEditorHandle } from '@harbor/ui/rich-editor';
import type { IDomEditor } from '@wangeditor/editor';
import { Editor, Toolbar } from '@wangeditor/editor-for-react';
import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { closeChosen } from './closeChosen';
import { editorConfig } from './config';
import { FormulaButton } from './FormulaButton';
import { handleOf } from './handle';
import { type EditorKind, postKind } from './kind';
import { uploadPatience } from './limits';
import { nameTools } from './nameTools';
import { PictureRows } from './PictureRows';
import styles from './PostEditor.module.css';
import { useFault } from './useFault';
import { usePaste } from './usePaste';
import { useReading } from './useReading';
import { readEditor, type WrittenText } from './written';

export interface PostEditorProps {
  purify: Purify;
  /** Markup to begin with. Another one later needs another `key`: the editor would not take it everywhere. */
  initial: string;
  phone: boolean;
  /** The text as the editor has taken it, once. */
  onLoaded: (written: WrittenText) => void;
  onChange: (written: WrittenText) => void;
  /** Pictures are still on their way. */
  onBusy: (busy: boolean) => void;
  /** What is written; a post where nothing is said. It stays the same. */
  kind?: EditorKind;
  /** Told once the editor stands, with what the page can do with it. */
  onReady?: (handle: RichEditorHandle) => void;
  /** Stands at the end of the foot: how long the text is. */
  note?: string;
  /** Id of the message that says what is wrong with the text, if something is. */
  problem?: string | undefined;
  /** The caret goes into the text from the start. */
  takesFocus?: boolean;
}

/** Files that miss the text would otherwise be opened in its place. */
function keepFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** The editor, with everything around it that the library leaves to us. */
export function PostEditor({
  purify,
  initial,
  phone,
  onLoaded,
  onChange,
  onBusy,
  kind = postKind,
  onReady,
  note,
  problem,
  takesFocus = false,
}: PostEditorProps) {
  const [editor, setEditor] = useState<IDomEditor | null>(null);
  const present = useRef<IDomEditor | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const pictures = usePictures(
    kind.mostPictures,
    {
      there: () => present.current?.getElemsByType('image').length ?? 0,
      take: (url, name) => {
        const { current } = present;
        if (!current || current.isDestroyed) return;
        current.restoreSelection();
        const picture = document.createElement('img');
        picture.setAttribute('src', url);
        picture.alt = kind.altOf(name);
        current.dangerouslyInsertHtml(picture.outerHTML);
      },
    },
    uploadPatience,
    kind.upload,
  );
  const { handlePaste, handleDrop, lost, forgetLost } = usePaste(purify, pictures);
  const latest = useRef({ handlePaste, add: pictures.add });
  latest.current = { handlePaste, add: pictures.add };
  const handleChange = useReading(onChange);

  // The editor reads its configuration once.
  const config = useMemo(
    () =>
      editorConfig(kind.placeholder, {
        scrolls: phone || !kind.grows,
        onBrowse: () => picker.current?.click(),
        onPicture: async (file) => latest.current.add([file]),
        onPaste: (from, event) => latest.current.handlePaste(from, event),
      }),
    [kind, phone],
  );
  const clean = useMemo(() => kind.open(purify, initial), [kind, purify, initial]);

  useEffect(() => onBusy(pictures.busy), [onBusy, pictures.busy]);
  useEffect(() => (frame.current ? nameTools(frame.current, '正文') : undefined), []);
  useEffect(
    () => (frame.current ? closeChosen(frame.current, () => present.current?.hidePanelOrModal()) : undefined),
    [],
  );
  useFault(frame, problem, editor !== null);
  useEffect(
    () => () => {
      present.current?.destroy();
      present.current = null;
    },
    [],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here, and chosen by the button of the toolbar
    <div
      ref={frame}
      className={`forum_editor ${styles.editor} ${phone ? styles.phone : kind.grows ? styles.grows : ''}`}
      onDragOver={keepFiles}
      onDropCapture={({ nativeEvent }) => editor && handleDrop(editor, nativeEvent)}
    >
      <Toolbar
        editor={editor}
        defaultConfig={phone ? kind.tools.phone : kind.tools.desktop}
        mode="default"
        className={styles.tools}
      />
      <Editor
        defaultConfig={config}
        defaultHtml={clean}
        mode="default"
        className={styles.field}
        onCreated={(created: IDomEditor) => {
          present.current = created;
          setEditor(created);
          onLoaded(readEditor(created));
          onReady?.(handleOf(created));
          // Its field stands in the page a moment later.
          if (takesFocus) setTimeout(() => created.isDestroyed || created.focus(true));
        }}
        onChange={handleChange}
      />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join()}
        aria-label="选择图片"
        onChange={({ target }) => {
          pictures.add(target.files ?? []);
          target.value = '';
        }}
      />
      <div className={styles.foot}>
        <FormulaButton editor={editor} />
        {note ? <p className={styles.note}>{note}</p> : null}
        <PictureRows pictures={pictures} lost={lost} onForget={forgetLost} />
      </div>
    </div>
  );
}

export default PostEditor;
