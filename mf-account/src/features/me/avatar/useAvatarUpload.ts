import { ApiError, call, notify, session } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useRef, useState } from 'react';
import { checkPicture } from './checkPicture';

export interface AvatarUpload {
  /** 0 to 100 while a picture is on its way. */
  percent: number | null;
  /** Why the last picture was not taken. */
  problem: string;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

async function replaceAvatar(
  file: File,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  const body = new FormData();
  body.append('file', file);
  body.append('filename', file.name);
  const { url } = await call('POST /upload_image', {
    body,
    signal,
    silent: true,
    onUploadProgress: onProgress,
  });
  await call('POST /user/edit', { body: { avatar_img: url }, silent: true });
  await session.refresh().catch(() => undefined);
}

/** Uploads a picture and makes it the person's avatar. */
export function useAvatarUpload(): AvatarUpload {
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController | null>(null);

  const refuse = (text: string) => {
    setProblem(text);
    notify.warning(text);
  };

  const send = async (file: File) => {
    if (running.current) return;
    const wrong = checkPicture(file);
    if (wrong) return refuse(wrong);
    const abort = new AbortController();
    running.current = abort;
    setProblem('');
    setPercent(0);
    try {
      await replaceAvatar(file, abort.signal, (done) => setPercent(Math.round(done * 100)));
      notify.success('头像已更新');
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'aborted')) refuse(errorText(error));
    } finally {
      running.current = null;
      setPercent(null);
    }
  };

  return { percent, problem, send, cancel: () => running.current?.abort() };
}
