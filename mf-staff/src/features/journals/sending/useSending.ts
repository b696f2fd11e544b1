import { ApiError, http } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useEffect, useRef, useState } from 'react';

/** A file on its way. */
export interface Sending {
  name: string;
  size: number;
  /** 0 to 1 of what has left; at 1 the server reads it. */
  share: number;
}

/** Characters of a name that a call takes. */
const longestName = 120;

/** Sends a file as it is, one at a time, with how far it is; leaving the page ends it. */
export function useSending() {
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState('');
  const cancel = useRef<AbortController>(undefined);
  useEffect(() => () => cancel.current?.abort(), []);

  /** @returns what the server answered; undefined when it refused, or the sending was cancelled */
  async function send<T>(path: string, file: File): Promise<T | undefined> {
    const control = new AbortController();
    cancel.current?.abort();
    cancel.current = control;
    setProblem('');
    setSending({ name: file.name, size: file.size, share: 0 });
    try {
      const { data } = await http.post<T>(path, file, {
        params: { name: file.name.slice(-longestName) },
        headers: { 'Content-Type': 'application/octet-stream' },
        // However long it takes: it can be cancelled.
        timeout: 0,
        signal: control.signal,
        silent: true,
        onUploadProgress: ({ loaded }) => {
          const share = Math.min(1, loaded / file.size);
          setSending((now) => now && { ...now, share });
        },
      });
      return data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'aborted')
        setProblem(
          error.fieldError('file') ??
            error.fieldError('name') ??
            (error.transient ? '上传中断，文件没有收下，请检查网络后重试' : errorText(error)),
        );
      return undefined;
    } finally {
      if (cancel.current === control) setSending(undefined);
    }
  }

  return {
    sending,
    problem,
    setProblem,
    send,
    cancel: () => cancel.current?.abort(),
  };
}
