import { ApiError, call, notify, session } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { checkPicture, sendPicture } from '@harbor/ui/upload';
import { useRef, useState } from 'react';

export interface AvatarUpload {
  /** 0 to 100 while a picture is on its way. */
  percent: number | null;
  /** Why the last picture was not taken. */
  problem: string;
  /** The picture that is being cut. */
  chosen: File | null;
  /** Takes a picture to be cut, if it may be uploaded at all. */
  choose: (file: File) => void;
  /** Cuts nothing after all. */
  drop: () => void;
  /** Sends what was cut. */
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

async function replaceAvatar(
  file: File,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<void> {
  const sending = sendPicture(file, onPercent);
  signal.addEventListener('abort', sending.cancel);
  const url = await sending.url;
  await call('POST /user/edit', { body: { avatar_img: url }, silent: true });
  await session.refresh().catch(() => undefined);
}

/** Takes a picture, has it cut, uploads it and makes it the person's avatar. */
export function useAvatarUpload(): AvatarUpload {
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [chosen, setChosen] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);

  const refuse = (text: string) => {
    setProblem(text);
    notify.warning(text);
  };

  const choose = (file: File) => {
    const wrong = checkPicture(file);
    if (wrong) return refuse(wrong);
    setProblem('');
    setChosen(file);
  };

  const send = async (file: File) => {
    setChosen(null);
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setProblem('');
    setPercent(0);
    try {
      await replaceAvatar(file, abort.signal, setPercent);
      notify.success('头像已更新');
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'aborted')) refuse(errorText(error));
    } finally {
      running.current = null;
      setPercent(null);
    }
  };

  return {
    percent,
    problem,
    chosen,
    choose,
    drop: () => setChosen(null),
    send,
    cancel: () => running.current?.abort(),
  };
}
