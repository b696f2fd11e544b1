import type { FileRule, StoredFile } from '@harbor/contract';
import { ApiError, call } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useEffect, useRef, useState } from 'react';
import { checkFile } from './checkFile';
import { type SendingStage, sendFile } from './sendFile';

/** A file on its way, or one that did not get there. */
export interface Upload {
  key: number;
  name: string;
  size: number;
  /** 0 to 100. */
  percent: number;
  stage: SendingStage;
  /** Why it did not get there; empty otherwise. */
  problem: string;
  /** Whether another try makes sense. */
  again: boolean;
}

interface UploadsOptions {
  value: StoredFile[];
  onChange: (files: StoredFile[]) => void;
  rule: FileRule;
  purpose: string;
  /** Said to who cannot see the list. */
  announce: (text: string) => void;
}

const problemOf = (error: unknown) =>
  (error instanceof ApiError && (error.fieldError('file') ?? error.fieldError('name'))) || errorText(error);

/** Uploads files side by side and adds those that are taken to the value. */
export function useUploads({ value, onChange, rule, purpose, announce }: UploadsOptions) {
  const [list, setList] = useState<Upload[]>([]);
  const running = useRef(new Map<number, { file: File; abort: AbortController; id?: string }>());
  const mine = useRef(new Set<string>());
  const next = useRef(0);
  const files = useRef(value);
  files.current = value;

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { abort } of all.values()) abort.abort();
    };
  }, []);

  const change = (key: number, part: Partial<Upload>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const forget = (key: number) => setList((before) => before.filter((one) => one.key !== key));
  const give = (given: StoredFile[]) => {
    files.current = given;
    onChange(given);
  };

  async function send(key: number, file: File): Promise<void> {
    const abort = new AbortController();
    const entry = { file, abort, id: undefined as string | undefined };
    running.current.set(key, entry);
    try {
      const stored = await sendFile(file, {
        purpose,
        signal: abort.signal,
        onProgress: (percent) => change(key, { percent }),
        onStage: (stage) => {
          if (stage === 'waiting') announce(`${file.name} 网络中断，正在重试`);
          change(key, { stage });
        },
        onStart: (id) => {
          entry.id = id;
        },
      });
      mine.current.add(stored.id);
      running.current.delete(key);
      forget(key);
      if (!files.current.some(({ id }) => id === stored.id)) give([...files.current, stored]);
      announce(`${stored.name} 上传完成`);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'aborted') return;
      const problem = problemOf(error);
      const again = !(error instanceof ApiError && error.code === 422);
      change(key, { problem, again });
      announce(`${file.name} 没有上传成功：${problem}`);
    }
  }

  const drop = (id: string) =>
    void call('POST /files/:id/drop', { params: { id }, silent: true }).catch(() => {});

  return {
    list,
    busy: list.some(({ problem }) => !problem),
    add(chosen: Iterable<File>) {
      let room = rule.max - files.current.length - list.filter(({ problem }) => !problem).length;
      for (const file of chosen) {
        next.current += 1;
        const key = next.current;
        const problem = checkFile(file, rule) ?? (room > 0 ? '' : `最多上传 ${rule.max} 个文件`);
        setList((before) => [
          ...before,
          { key, name: file.name, size: file.size, percent: 0, stage: 'sending', problem, again: false },
        ]);
        if (problem) {
          announce(`${file.name} ${problem}`);
          continue;
        }
        room -= 1;
        void send(key, file);
      }
    },
    retry(key: number) {
      const entry = running.current.get(key);
      if (!entry) return;
      change(key, { problem: '', stage: 'sending' });
      void send(key, entry.file);
    },
    cancel(key: number) {
      const entry = running.current.get(key);
      entry?.abort.abort();
      if (entry?.id) drop(entry.id);
      running.current.delete(key);
      forget(key);
    },
    remove(id: string) {
      // What a saved form holds, the server keeps.
      if (mine.current.delete(id)) drop(id);
      give(files.current.filter((file) => file.id !== id));
    },
  };
}
