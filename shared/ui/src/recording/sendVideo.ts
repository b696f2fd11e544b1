import type { DeskVideo } from '@harbor/contract';
import { videoStatus } from '@harbor/contract/video-status';
import { ApiError, http } from '@harbor/runtime';
import { pause, pauseAfter } from '../upload/patience';
import { fingerprint } from './fingerprint';

/** What becomes of a recording on its way: it is sent, waits for the network, or all of it is there. */
export type SendingStage = 'sending' | 'waiting' | 'finishing';

/** What a page begins an upload with. */
export interface VideoStart {
  lesson_id: number;
  name: string;
  size: number;
  fingerprint?: string;
}

/** The calls that a page sends recordings by: the team's, or a teacher's. */
export interface VideoCalls {
  read: (id: number, signal: AbortSignal) => Promise<DeskVideo>;
  start: (body: VideoStart, signal: AbortSignal) => Promise<DeskVideo>;
  finish: (id: number, signal: AbortSignal) => Promise<DeskVideo>;
  /** Address that parts go to. */
  part: (id: number) => string;
}

export interface SendSettings {
  calls: VideoCalls;
  lesson: number;
  /** The upload that this page began before it was paused. */
  known: number | undefined;
  signal: AbortSignal;
  /** The server knows the upload: from here on it can be cancelled, and goes on after a reload. */
  onStart: (video: DeskVideo) => void;
  /** @param received bytes that the server has, or nearly */
  onProgress: (received: number) => void;
  onStage: (stage: SendingStage) => void;
}

/** Longest time that one part may take, in ms. */
const partTimeout = 120_000;

/** How often the server may say that it has something else before that counts as a fault. */
const mostSurprises = 20;

/** Where the server says an upload really is; undefined for other errors. */
function placeOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 409) return undefined;
  const { received } = (error.data ?? {}) as { received?: unknown };
  return typeof received === 'number' ? received : undefined;
}

/** Tries again after faults that pass, longer and longer, and at once when the network is back. */
async function patiently<T>(work: () => Promise<T>, { signal, onStage }: SendSettings): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const ms = pauseAfter(error, tries);
      if (ms === undefined) throw error;
      onStage('waiting');
      await pause(ms, signal);
    }
  }
}

/** @returns bytes that the server has then */
async function sendPart(file: File, video: DeskVideo, at: number, settings: SendSettings): Promise<number> {
  const part = file.slice(at, at + video.part_bytes);
  // Longer than other calls may take, which is why it goes past `call`.
  const answer = await http.put<{ received: number }>(settings.calls.part(video.id), part, {
    params: { offset: at },
    headers: { 'Content-Type': 'application/octet-stream' },
    timeout: partTimeout,
    signal: settings.signal,
    silent: true,
    onUploadProgress: ({ loaded }) => settings.onProgress(at + Math.min(loaded, part.size)),
  });
  return answer.data.received;
}

/** The upload as the server has it: one that this page began goes on, whatever the browser can tell of the file. */
async function begin(file: File, settings: SendSettings): Promise<DeskVideo> {
  const { calls, lesson, signal, known } = settings;
  if (known !== undefined) {
    const video = await calls.read(known, signal);
    if (video.status === videoStatus.uploading) return video;
  }
  const mark = await fingerprint(file);
  const body = { lesson_id: lesson, name: file.name, size: file.size, ...(mark && { fingerprint: mark }) };
  return calls.start(body, signal);
}

/**
 * Sends a recording in parts and has it packaged. A lost connection is waited for and it goes on where the server has
 * it; the same file chosen again goes on too.
 * @returns the upload, which waits for its packaging
 * @throws ApiError when it is refused, paused (`aborted`), or the network stays away
 */
export async function sendVideo(file: File, settings: SendSettings): Promise<DeskVideo> {
  const { signal, onStage, onProgress } = settings;
  const video = await patiently(() => begin(file, settings), settings);
  settings.onStart(video);
  let { received } = video;
  for (let surprises = 0; ; ) {
    const at = received;
    try {
      if (at >= file.size) {
        onStage('finishing');
        return await patiently(() => settings.calls.finish(video.id, signal), settings);
      }
      onStage('sending');
      received = await patiently(() => sendPart(file, video, at, settings), settings);
    } catch (error) {
      // A part got through whose answer did not, or another tab sends too.
      const place = placeOf(error);
      surprises += 1;
      if (place === undefined || surprises > mostSurprises) throw error;
      received = place;
    }
    onProgress(received);
  }
}
