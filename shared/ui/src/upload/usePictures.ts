import { ApiError, call, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useRef, useState } from 'react';
import { checkPicture } from './checkPicture';

/** A picture on its way to the server, or there. */
export interface Picture {
  key: number;
  name: string;
  /** Address on the server; empty until it is there. */
  url: string;
  /** 0 to 100. */
  percent: number;
  /** Why it did not get there; empty otherwise. */
  problem: string;
}

export interface Pictures {
  list: Picture[];
  /** Addresses of those that are there. */
  urls: string[];
  /** Some are still on their way. */
  busy: boolean;
  add: (files: Iterable<File>) => void;
  retry: (key: number) => void;
  remove: (key: number) => void;
  clear: () => void;
}

/** Uploads pictures side by side, each with its progress, a way to cancel it and a way to try it again. */
export function usePictures(most: number): Pictures {
  const [list, setList] = useState<Picture[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const files = useRef(new Map<number, File>());
  const next = useRef(0);

  const change = (key: number, part: Partial<Picture>) =>
    setList((before) => before.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)));

  async function send(key: number, file: File): Promise<void> {
    const abort = new AbortController();
    running.current.set(key, abort);
    const body = new FormData();
    body.append('file', file);
    body.append('filename', file.name);
    try {
      const { url } = await call('POST /upload_image', {
        body,
        signal: abort.signal,
        silent: true,
        onUploadProgress: (done) => change(key, { percent: Math.round(done * 100) }),
      });
      change(key, { url, percent: 100 });
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'aborted'))
        change(key, { problem: errorText(error) });
    } finally {
      running.current.delete(key);
    }
  }

  return {
    list,
    urls: list.map(({ url }) => url).filter(Boolean),
    busy: list.some(({ url, problem }) => !url && !problem),
    add: (added) => {
      const fitting = [...added].filter((file) => {
        const wrong = checkPicture(file);
        if (wrong) notify.warning(wrong);
        return !wrong;
      });
      const room = most - list.length;
      if (fitting.length > room) notify.warning(`最多上传${most}张图片`);
      for (const file of fitting.slice(0, Math.max(0, room))) {
        next.current += 1;
        const key = next.current;
        files.current.set(key, file);
        setList((before) => [...before, { key, name: file.name, url: '', percent: 0, problem: '' }]);
        void send(key, file);
      }
    },
    retry: (key) => {
      const file = files.current.get(key);
      if (!file) return;
      change(key, { problem: '', percent: 0 });
      void send(key, file);
    },
    remove: (key) => {
      running.current.get(key)?.abort();
      files.current.delete(key);
      setList((before) => before.filter((picture) => picture.key !== key));
    },
    clear: () => setList([]),
  };
}
