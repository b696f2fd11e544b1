import { ApiError, type CallSettings, call } from '@harbor/runtime';
import { pause, pauses } from './patience';

/** A server that is busy with other pictures is asked so often again before the person is told. */
const mostTries = 4;

/** A call that takes a picture in a form, and answers where it lies. */
export type PictureCall = (
  body: FormData,
  settings: Pick<CallSettings, 'signal' | 'onUploadProgress'>,
) => Promise<{ url: string }>;

const ofMembers: PictureCall = (body, settings) =>
  call('POST /upload_image', { ...settings, body, silent: true });

/** A picture on its way. */
export interface Sending {
  /** Its address on the server. Rejects with what `errorText` has words for. */
  url: Promise<string>;
  cancel: () => void;
}

/**
 * Sends a picture to the server, which encodes it anew.
 * @param onPercent told how much of it is there, 0 to 100
 * @param patience how long it may take, in ms; without it, as long as calls may take
 * @param take what takes it: that of members, unless it belongs to nobody's account
 */
export function sendPicture(
  file: File,
  onPercent: (percent: number) => void,
  patience?: number,
  take: PictureCall = ofMembers,
): Sending {
  const abort = new AbortController();
  return { url: send(file, onPercent, abort, patience, take), cancel: () => abort.abort() };
}

async function send(
  file: File,
  onPercent: (percent: number) => void,
  abort: AbortController,
  patience: number | undefined,
  take: PictureCall,
): Promise<string> {
  let late = false;
  const clock =
    patience === undefined
      ? undefined
      : setTimeout(() => {
          late = true;
          abort.abort();
        }, patience);
  try {
    return await sendPatiently(file, onPercent, abort.signal, take);
  } catch (error) {
    throw late ? new Error('timeout') : error;
  } finally {
    clearTimeout(clock);
  }
}

/** Sends it, again and again while the server says that others wait already. */
async function sendPatiently(
  file: File,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
  take: PictureCall,
): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  body.append('filename', file.name);
  for (let tries = 1; ; tries += 1) {
    try {
      const { url } = await take(body, {
        signal,
        onUploadProgress: (done) => onPercent(Math.round(done * 100)),
      });
      return url;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 503) || tries >= mostTries) throw error;
      await pause(pauses[tries + 1] ?? 0, signal);
    }
  }
}
