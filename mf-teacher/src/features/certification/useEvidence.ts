import type { ApplyEvidence } from '@harbor/contract';
import type { ApplyItem } from '@harbor/contract/teacher-apply-items';
import { ApiError, call, invalidateCalls } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { type SendingStage, sendParts } from '@harbor/ui/upload';
import { useEffect, useRef, useState } from 'react';
import { certificationReads } from './queries';

/** Evidence on its way, or one that did not get there. */
export interface Sending {
  key: number;
  name: string;
  size: number;
  percent: number;
  /** Seconds that are left; undefined until the speed is known. */
  left: number | undefined;
  stage: SendingStage;
  problem: string;
  again: boolean;
}

const problemOf = (error: unknown) =>
  (error instanceof ApiError &&
    (error.fieldError('file') ?? error.fieldError('name') ?? error.fieldError('size'))) ||
  errorText(error);

interface EvidenceOptions {
  item: string;
  types: readonly string[];
  mostBytes: number;
  /** The evidence whose place the next one takes. */
  replaces?: ApplyEvidence | undefined;
}

/** Sends evidence in parts: a lost connection is waited for, and the same file chosen again goes on where it stopped. */
export function useEvidence({ item, types, mostBytes, replaces }: EvidenceOptions) {
  const [list, setList] = useState<Sending[]>([]);
  const [said, setSaid] = useState('');
  const running = useRef(new Map<number, { file: File; abort: AbortController; id?: string }>());
  const next = useRef(0);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { abort } of all.values()) abort.abort();
    };
  }, []);
  const change = (key: number, part: Partial<Sending>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const forget = (key: number) => {
    running.current.delete(key);
    setList((before) => before.filter((one) => one.key !== key));
  };

  async function send(key: number, file: File): Promise<void> {
    const abort = new AbortController();
    const entry = { file, abort, id: undefined as string | undefined };
    running.current.set(key, entry);
    const { signal } = abort;
    let begun: { at: number; percent: number } | undefined;
    try {
      await sendParts<ApplyEvidence>(
        file,
        {
          signal,
          onProgress: (percent) => {
            begun ??= { at: Date.now(), percent };
            const done = percent - begun.percent;
            const seconds = (Date.now() - begun.at) / 1000;
            change(key, {
              percent,
              left: done > 0 ? Math.ceil((seconds / done) * (100 - percent)) : undefined,
            });
          },
          onStage: (stage) => {
            if (stage === 'waiting') setSaid(`${file.name} 网络中断，正在重试`);
            change(key, { stage });
          },
          onStart: (id) => {
            entry.id = id;
          },
        },
        {
          begin: async (sha256) => {
            const {
              key: id,
              upload,
              ...rest
            } = await call('POST /teacher/upload_key', {
              body: {
                item: item as ApplyItem,
                name: file.name,
                size: file.size,
                sha256,
                replaces: replaces?.id,
              },
              signal,
              silent: true,
            });
            return { id, parts: upload, ...rest };
          },
          finish: (id) => call('POST /teacher/file', { body: { key: id }, signal, silent: true }),
        },
      );
      setSaid(`${file.name} 已上传，已盖水印并加密`);
      await invalidateCalls(certificationReads);
      forget(key);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'aborted') return;
      const problem = problemOf(error);
      change(key, { problem, again: !(error instanceof ApiError && error.code === 422) });
      setSaid(`${file.name} 没有上传成功：${problem}`);
    }
  }

  return {
    list,
    said,
    add(files: Iterable<File>) {
      for (const file of files) {
        next.current += 1;
        const key = next.current;
        const type = (/\.([a-z]+)$/i.exec(file.name)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg');
        const problem = !types.includes(type)
          ? `只能上传 ${types.join('、')}`
          : file.size > mostBytes
            ? `单个文件不能超过 ${Math.floor(mostBytes / 1024 / 1024)} MB`
            : '';
        const begin = { key, name: file.name, size: file.size, percent: 0, left: undefined };
        setList((before) => [...before, { ...begin, stage: 'sending', problem, again: false }]);
        if (!problem) void send(key, file);
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
      if (entry?.id)
        void call('POST /teacher/file/remove/:id', { params: { id: entry.id }, silent: true })
          .catch(() => undefined)
          .then(() => invalidateCalls(certificationReads));
      forget(key);
    },
  };
}
