import { ApiError, invalidateCalls } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { faultOf, type SendingStage, sendVideo } from '@harbor/ui/recording';
import { useEffect, useRef, useState } from 'react';
import { videoCalls } from './queries';

/** A recording on its way from this page. */
export interface Upload {
  name: string;
  size: number;
  received: number;
  stage: SendingStage | 'paused' | 'failed';
  problem: string;
}

/** Sends a lesson's recording: paused and gone on with; after a reload the same file goes on where it was. */
export function useUpload(lesson: number) {
  const [upload, setUpload] = useState<Upload>();
  const [refused, setRefused] = useState('');
  const file = useRef<File>(undefined);
  const control = useRef<AbortController>(undefined);
  const video = useRef<number>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const change = (part: Partial<Upload>) => setUpload((now) => now && { ...now, ...part });

  async function send(): Promise<void> {
    const sent = file.current;
    if (!sent) return;
    const abort = new AbortController();
    control.current = abort;
    change({ stage: 'sending', problem: '' });
    try {
      await sendVideo(sent, {
        ...{ calls: videoCalls, lesson, known: video.current, signal: abort.signal },
        onStart: ({ id, received }) => {
          video.current = id;
          change({ received });
        },
        onProgress: (received) => change({ received }),
        onStage: (stage) => change({ stage }),
      });
      await invalidateCalls(['GET /teaching/course/:id']);
      setUpload(undefined);
      file.current = undefined;
      video.current = undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'aborted') return;
      const said = error.fieldError('name') ?? error.fieldError('size') ?? errorText(error);
      change({
        stage: 'failed',
        problem: error.transient ? '网络一直没有恢复，已传的部分保留，可以继续上传' : said,
      });
      void invalidateCalls(['GET /teaching/course/:id']);
    }
  }

  return {
    upload,
    /** Why a file was not taken. */
    refused,
    choose(chosen: File) {
      const fault = faultOf(chosen);
      setRefused(fault);
      if (fault) return;
      file.current = chosen;
      video.current = undefined;
      setUpload({ name: chosen.name, size: chosen.size, received: 0, stage: 'sending', problem: '' });
      void send();
    },
    pause() {
      control.current?.abort();
      change({ stage: 'paused' });
    },
    goOn: () => void send(),
    /** Nothing is sent any more. @returns the number of what the server has of it */
    stop(): number | undefined {
      control.current?.abort();
      setUpload(undefined);
      file.current = undefined;
      return video.current;
    },
  };
}

export type Uploading = ReturnType<typeof useUpload>;
