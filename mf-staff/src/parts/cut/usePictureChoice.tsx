import { ApiError } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { pictureTypes } from '@harbor/ui/pictures';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { least } from './cutPicture';

const CutDialog = lazy(() => import('./CutDialog').then((module) => ({ default: module.CutDialog })));

export interface PictureChoice {
  /** Opens the dialog of files. */
  choose: () => void;
  problem: string;
  /** The input and the dialog: they have to stand on the page. */
  parts: ReactNode;
}

/**
 * Chooses a picture, has it cut, and sends it.
 * @param store takes it to the server
 * @param onStored told of what the server answered
 */
export function usePictureChoice<Stored>(
  label: string,
  store: (body: FormData) => Promise<Stored>,
  onStored: (stored: Stored) => void,
): PictureChoice {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  function close() {
    picture?.close();
    setPicture(undefined);
    setRefusal('');
  }
  async function handleFile(file: File | undefined) {
    if (!file) return;
    setProblem('');
    if (!pictureTypes.includes(file.type)) {
      setProblem('请选择 JPG、PNG、WebP 或 GIF 图片');
      return;
    }
    try {
      const opened = await createImageBitmap(file);
      if (opened.width < least.width || opened.height < least.height) {
        opened.close();
        setProblem(`图片太小，请选择不小于 ${least.width} × ${least.height} 的图片`);
      } else setPicture(opened);
    } catch {
      setProblem('图片打不开，可能已损坏，请换一张');
    }
  }
  async function send(file: File) {
    const body = new FormData();
    body.append('file', file);
    setBusy(true);
    setRefusal('');
    try {
      onStored(await store(body));
      close();
    } catch (error) {
      // Said in the dialog, which stays open.
      const atFile = error instanceof ApiError ? error.fieldError('file') : undefined;
      setRefusal(atFile ?? errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    choose: () => input.current?.click(),
    problem,
    parts: (
      <>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes.join()}
          aria-label={label}
          onChange={({ target }) => {
            void handleFile(target.files?.[0]);
            target.value = '';
          }}
        />
        {picture ? (
          <Suspense fallback={null}>
            <CutDialog
              picture={picture}
              busy={busy}
              problem={refusal}
              onDone={(file) => void send(file)}
              onClose={close}
            />
          </Suspense>
        ) : null}
      </>
    ),
  };
}
