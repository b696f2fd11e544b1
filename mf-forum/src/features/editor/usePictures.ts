import { ApiError, call, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useRef, useState } from 'react';
import { pictureLimits, pictureProblem } from './limits';

/** A picture on its way into the text. */
export interface PictureOnItsWay {
  key: number;
  name: string;
  /** 0 to 100. */
  percent: number;
  /** Why it did not get there; empty otherwise. */
  problem: string;
  cancel: () => void;
  retry: () => void;
}

/** Why a picture did not get to the server, for its writer. */
function problemOf(error: unknown, late: boolean): string {
  if (late) return '图片上传超时，请重试';
  return errorText(error);
}

interface Ways {
  /** How many more pictures the text holds. */
  room: () => number;
  /** Puts a picture that is on the server into the text. */
  insert: (url: string, name: string) => void;
}

/** Uploads pictures side by side, each with its progress, a way to cancel it and a way to try again. */
export function usePictures({ room, insert }: Ways) {
  const [list, setList] = useState<PictureOnItsWay[]>([]);
  const next = useRef(0);
  const running = useRef(0);

  const change = (key: number, part: Partial<PictureOnItsWay>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => setList((before) => before.filter((one) => one.key !== key));

  async function send(key: number, file: File): Promise<string> {
    const abort = new AbortController();
    let late = false;
    const clock = setTimeout(() => {
      late = true;
      abort.abort();
    }, pictureLimits.patience);
    change(key, { problem: '', percent: 0, cancel: () => abort.abort() });
    const body = new FormData();
    body.append('file', file);
    body.append('filename', file.name);
    running.current += 1;
    try {
      const { url } = await call('POST /upload_image', {
        body,
        signal: abort.signal,
        silent: true,
        onUploadProgress: (done) => change(key, { percent: Math.round(done * 100) }),
      });
      drop(key);
      return url;
    } catch (error) {
      if (!late && error instanceof ApiError && error.kind === 'aborted') drop(key);
      else change(key, { problem: problemOf(error, late), cancel: () => drop(key) });
      return '';
    } finally {
      running.current -= 1;
      clearTimeout(clock);
    }
  }

  /** Uploads one file; the address on the server, or nothing. Each refusal is said. */
  async function upload(file: File): Promise<string> {
    const wrong = pictureProblem(file);
    if (wrong) {
      notify.warning(wrong);
      return '';
    }
    if (room() - running.current <= 0) {
      notify.warning(`最多插入${pictureLimits.count}张图片`);
      return '';
    }
    next.current += 1;
    const key = next.current;
    const again = async () => {
      const url = await send(key, file);
      if (url) insert(url, file.name);
    };
    const fresh = { key, name: file.name, percent: 0, problem: '', cancel: () => drop(key) };
    setList((before) => [...before, { ...fresh, retry: () => void again() }]);
    return send(key, file);
  }

  return {
    list,
    busy: list.some(({ problem }) => !problem),
    upload,
    /** Uploads one file and puts it into the text. */
    add: async (file: File) => {
      const url = await upload(file);
      if (url) insert(url, file.name);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
