import type { ScheduleState } from '@harbor/contract';
import { ApiError, call, platform } from '@harbor/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { keepProgress, type ProgressReport } from './outbox';
import { merged, type Range, rangesOf, rounded, without } from './ranges';

/** Between two reports, in ms. */
const interval = 15_000;

/** Sends a report. @param keepalive the page is being closed: the call outlives it */
export const sendProgress = (
  { courseId, videoId, position, segments, clientAt }: ProgressReport,
  keepalive = false,
): Promise<ScheduleState> =>
  call('PATCH /course/:id/schedule', {
    params: { id: courseId },
    body: { video_id: videoId, position, segments, client_at: clientAt, device: platform },
    silent: true,
    keepalive,
  });

/** Whether a failure passes by itself: then what was not sent is kept on this device. */
export const mayPass = (reason: unknown): boolean => reason instanceof ApiError && reason.transient;

interface ProgressOptions {
  video: HTMLVideoElement | null;
  courseId: number;
  lessonId: number;
  /** Whose progress it is; undefined where none is kept. */
  owner: number | undefined;
  onState: (state: ScheduleState) => void;
  /** What waits on this device may go now. */
  onBack: () => void;
}

/**
 * Reports what was truly played: what is new of the browser's own account, every 15 s, on pause and end, and when the page
 * is hidden. Offline it is kept until the network is back.
 */
export function useProgress({ video, courseId, lessonId, owner, onState, onBack }: ProgressOptions): void {
  const latest = useRef({ onState, onBack });
  latest.current = { onState, onBack };
  const sent = useRef<{ lesson: number; ranges: Range[]; position: number }>({
    lesson: lessonId,
    ranges: [],
    position: -1,
  });

  const report = useCallback(
    (keepalive: boolean) => {
      if (!video || owner === undefined) return;
      // Another lesson begins anew.
      if (sent.current.lesson !== lessonId) sent.current = { lesson: lessonId, ranges: [], position: -1 };
      const known = sent.current;
      const fresh = rounded(without(rangesOf(video.played), known.ranges)).slice(-200);
      const position = Math.floor(video.currentTime);
      if (fresh.length === 0 && position === known.position) return;
      const said: ProgressReport = {
        courseId,
        videoId: lessonId,
        position,
        segments: fresh,
        clientAt: new Date().toISOString(),
      };
      const before = known.ranges;
      known.ranges = merged([...known.ranges, ...fresh]);
      known.position = position;
      sendProgress(said, keepalive).then(
        (state) => {
          latest.current.onState(state);
          latest.current.onBack();
        },
        (reason: unknown) => {
          if (mayPass(reason)) keepProgress(owner, said);
          // What was refused for another reason is told once more with the next report.
          else known.ranges = before;
        },
      );
    },
    [video, courseId, lessonId, owner],
  );

  useEffect(() => {
    if (!video || owner === undefined) return;
    const timer = setInterval(() => {
      if (!video.paused) report(false);
    }, interval);
    const stop = () => report(false);
    const hide = () => {
      if (document.visibilityState === 'hidden') report(true);
    };
    const leave = () => report(true);
    video.addEventListener('pause', stop);
    video.addEventListener('ended', stop);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      video.removeEventListener('pause', stop);
      video.removeEventListener('ended', stop);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      report(true);
    };
  }, [video, owner, report]);
}
