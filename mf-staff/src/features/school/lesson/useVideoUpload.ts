import type { DeskVideo } from '@harbor/contract';
import { ApiError, call, invalidateCalls, useQueryClient } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { faultOf, type SendingStage, sendVideo, type VideoCalls } from '@harbor/ui/recording';
import { useEffect, useRef, useState } from 'react';
import { videoQuery } from '../queries';

/** A recording on its way from this page. */
export interface VideoUpload {
  name: string;
  size: number;
  /** Bytes that the server has, or nearly. */
  received: number;
  /** `paused`: somebody stopped it; `failed`: it stopped, and `problem` says why. Either goes on when asked. */
  stage: SendingStage | 'paused' | 'failed';
  problem: string;
}

const calls: VideoCalls = {
  read: (id, signal) => call('GET /staff/course/video/:id', { params: { id }, signal, silent: true }),
  start: (body, signal) => call('POST /staff/course/video/start', { body, signal, silent: true }),
  finish: (id, signal) =>
    call('POST /staff/course/video/:id/finish', { params: { id }, signal, silent: true }),
  part: (id) => `/staff/course/video/${id}/part`,
};

/** Sends the recording of a lesson: one at a time, paused and gone on with, ended when the page is left. */
export function useVideoUpload(lesson: number) {
  const [upload, setUpload] = useState<VideoUpload>();
  const [refused, setRefused] = useState('');
  const file = useRef<File>(undefined);
  const control = useRef<AbortController>(undefined);
  const video = useRef<DeskVideo>(undefined);
  const client = useQueryClient();
  useEffect(() => () => control.current?.abort(), []);

  const change = (part: Partial<VideoUpload>) => setUpload((now) => now && { ...now, ...part });
  const readAgain = () =>
    invalidateCalls([
      'GET /staff/course/detail/:id',
      'GET /staff/course/video/:id',
      'GET /staff/course/videos',
    ]);

  async function send(): Promise<void> {
    const sent = file.current;
    if (!sent) return;
    const abort = new AbortController();
    control.current = abort;
    change({ stage: 'sending', problem: '' });
    try {
      const sentVideo = await sendVideo(sent, {
        calls,
        lesson,
        known: video.current?.id,
        signal: abort.signal,
        onStart: (begun) => {
          video.current = begun;
          change({ received: begun.received });
          void readAgain();
        },
        onProgress: (received) => change({ received }),
        onStage: (stage) => change({ stage }),
      });
      // What becomes of it stands there at once, before it is asked again.
      client.setQueryData(videoQuery(sentVideo.id).queryKey, sentVideo);
      setUpload(undefined);
      file.current = undefined;
      video.current = undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'aborted') return;
      const problem =
        error.fieldError('name') ??
        error.fieldError('size') ??
        (error.transient ? '网络一直没有恢复，已传的部分保留，可以继续上传' : errorText(error));
      change({ stage: 'failed', problem });
    } finally {
      void readAgain();
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
    /** Nothing is sent any more; what the server has of it is cancelled by its own call. @returns its number */
    stop(): number | undefined {
      control.current?.abort();
      setUpload(undefined);
      file.current = undefined;
      return video.current?.id;
    },
  };
}

export type VideoSending = ReturnType<typeof useVideoUpload>;
