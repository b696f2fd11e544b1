import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useRef, useState } from 'react';
import { checkPicture, mostAtOnce } from './checkPicture';
import { type PictureCall, type Sending, sendPicture } from './sendPicture';

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
  /** Takes those that may come and are not too many; each kind of refusal is said once. */
  add: (files: Iterable<File>) => void;
  /** Sends one that its caller waits for. @returns its address on the server, or nothing */
  upload: (file: File) => Promise<string>;
  retry: (key: number) => void;
  remove: (key: number) => void;
  clear: () => void;
}

/** For pictures that do not stay in the list but go into a text. */
export interface PicturesElsewhere {
  /** How many are there already. */
  there: () => number;
  /** Takes one over that is on the server: it leaves the list. */
  take: (url: string, name: string) => void;
}

/**
 * Uploads pictures side by side, each with its progress, a way to cancel it and a way to try it again.
 * @param most how many there may be altogether
 * @param patience for one upload, in ms; without it, as long as calls may take
 * @param take what takes a picture: that of members, unless it belongs to nobody's account
 */
export function usePictures(
  most: number,
  elsewhere?: PicturesElsewhere,
  patience?: number,
  take?: PictureCall,
): Pictures {
  const [list, setList] = useState<Picture[]>([]);
  const held = useRef(new Map<number, { file: File; sending?: Sending }>());
  const next = useRef(0);

  const change = (key: number, part: Partial<Picture>) =>
    setList((before) => before.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)));

  const drop = (key: number) => {
    held.current.delete(key);
    setList((before) => before.filter((picture) => picture.key !== key));
  };

  async function send(key: number): Promise<string> {
    const one = held.current.get(key);
    if (!one) return '';
    change(key, { problem: '', percent: 0 });
    one.sending = sendPicture(one.file, (percent) => change(key, { percent }), patience, take);
    try {
      const url = await one.sending.url;
      if (elsewhere) drop(key);
      else change(key, { url, percent: 100 });
      return url;
    } catch (error) {
      if (held.current.has(key)) change(key, { problem: errorText(error) });
      return '';
    }
  }

  /** Puts a file into the list. @returns its key */
  function hold(file: File): number {
    next.current += 1;
    const key = next.current;
    held.current.set(key, { file });
    setList((before) => [...before, { key, name: file.name, url: '', percent: 0, problem: '' }]);
    return key;
  }

  async function sendAndPass(key: number): Promise<void> {
    const name = held.current.get(key)?.file.name ?? '';
    const url = await send(key);
    if (url) elsewhere?.take(url, name);
  }

  /** The files that may come, in their order; what is wrong with the others is said. */
  function fitting(files: File[]): File[] {
    if (files.length > mostAtOnce) {
      notify.warning(`一次最多选择${mostAtOnce}张图片`);
      return [];
    }
    const wrong = new Set(files.flatMap((file) => checkPicture(file) ?? []));
    const good = files.filter((file) => !checkPicture(file));
    const room = Math.max(0, most - (elsewhere?.there() ?? 0) - held.current.size);
    if (good.length > room) wrong.add(`最多上传${most}张图片`);
    for (const problem of wrong) notify.warning(problem);
    return good.slice(0, room);
  }

  return {
    list,
    urls: list.map(({ url }) => url).filter(Boolean),
    busy: list.some(({ url, problem }) => !url && !problem),
    add: (files) => {
      for (const file of fitting([...files])) void sendAndPass(hold(file));
    },
    upload: async (file) => {
      const [good] = fitting([file]);
      return good ? send(hold(good)) : '';
    },
    retry: (key) => void sendAndPass(key),
    remove: (key) => {
      held.current.get(key)?.sending?.cancel();
      drop(key);
    },
    clear: () => {
      held.current.clear();
      setList([]);
    },
  };
}
