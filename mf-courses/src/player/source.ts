import type Hls from 'hls.js';
import { aheadLoader } from './aheadLoader';
import type { HeadStart } from './headStart';
import { loadLibrary } from './library';
import type { TicketKeeper } from './ticket';
import { ticketHeaders } from './ticketHeaders';

/** Where a lesson comes from. Addresses are paths of the site. */
export interface LessonSource {
  /** The list of qualities; empty where there is none. */
  hls: string;
  /** One file, for browsers that cannot play the list; empty where there is none. */
  mp4: string;
}

/** What went wrong while a lesson was being fetched. */
export type SourceTrouble = 'network' | 'media' | 'unsupported';

/** A video with its lesson behind it. */
export interface Attached {
  /** Chooses one; 0 lets the player choose. */
  setHeight: (height: number) => void;
  /** Whether nothing smaller is to be had than what plays now. */
  isLowest: () => boolean;
  /** Goes on after trouble: asks again for what did not come. */
  retry: () => void;
  end: () => void;
}

export interface AttachOptions {
  tickets: TicketKeeper;
  /** What was asked for before the player was there. */
  head?: HeadStart | undefined;
  /** Address for the browser's own player: its ticket stands in it and lasts for the whole lesson. */
  native: () => string;
  /** Second to begin at. */
  startAt: number;
  /** Second behind which nothing is given out; the whole lesson without it. */
  until?: number | undefined;
  /** Heights of the pictures that can be chosen, the largest first; not told where the browser chooses by itself. */
  onHeights: (heights: number[]) => void;
  onTrouble: (trouble: SourceTrouble) => void;
  /** It came after all. */
  onFlow: () => void;
}

const isSegment = (address: string) => /\.(ts|m4s|mp4)(\?|$)/.test(address);

/** hls.js gives up on its own after this many tries; each is a second later, so that is within the buffer of a lesson. */
const tries = { maxNumRetry: 6, retryDelayMs: 800, maxRetryDelayMs: 4000 };
const patience = (timeout: number) => ({
  default: {
    maxTimeToFirstByteMs: timeout,
    maxLoadTimeMs: timeout * 2,
    timeoutRetry: tries,
    errorRetry: tries,
  },
});

/** Lays a lesson behind a video: by hls.js where it can be had, by the browser's own player elsewhere, else as one file. */
export async function attach(
  video: HTMLVideoElement,
  source: LessonSource,
  options: AttachOptions,
): Promise<Attached> {
  if (source.hls) {
    const { default: Library } = await loadLibrary();
    if (Library.isSupported()) return byLibrary(Library, video, source.hls, options);
  }
  return byBrowser(video, source, options);
}

/** So many refusals in a row are no ticket that was late: they are the end of it. */
const mostRefusals = 4;

function byLibrary(
  Library: typeof Hls,
  video: HTMLVideoElement,
  address: string,
  { tickets, head, startAt, until, onHeights, onTrouble, onFlow }: AttachOptions,
): Attached {
  const hls = new Library({
    startPosition: startAt > 0 ? startAt : -1,
    // A worker would be a script from a `blob:`, which the page's policy refuses.
    enableWorker: false,
    capLevelToPlayerSize: true,
    // Left to itself it would load a segment to measure the network, and throw it away before the first picture.
    startLevel: 0,
    ...(head && { loader: aheadLoader(Library, head) }),
    maxBufferLength: 30,
    // By itself it keeps up to ten minutes of a small picture: data that somebody pays who may go elsewhere.
    maxMaxBufferLength: 30,
    backBufferLength: 60,
    manifestLoadPolicy: patience(8000),
    playlistLoadPolicy: patience(8000),
    keyLoadPolicy: patience(8000),
    fragLoadPolicy: patience(12_000),
    xhrSetup: async (request, url) => {
      if (isSegment(url)) return;
      const ticket = await tickets.get();
      request.open('GET', url, true);
      for (const [name, value] of Object.entries(ticketHeaders(ticket)))
        request.setRequestHeader(name, value);
    },
  });
  // Managed sources of iOS ask for this.
  video.disableRemotePlayback = true;
  /** The wished height; 0 lets the library choose, as it does from the beginning. */
  let chosen = 0;
  let mended = 0;
  let refused = 0;
  let stopped = false;
  const heights = () => [...new Set(hls.levels.map(({ height }) => height))].sort((a, b) => b - a);
  const stop = () => {
    stopped = true;
    hls.stopLoad();
  };
  const go = () => {
    stopped = false;
    hls.startLoad(video.currentTime);
  };
  // What is given out ends somewhere: behind it nothing is asked for, and going back asks again.
  const handleSeeking = () => {
    if (stopped && (until === undefined || video.currentTime < until)) go();
  };
  video.addEventListener('seeking', handleSeeking);
  hls.on(Library.Events.MANIFEST_PARSED, () => onHeights(heights()));
  hls.on(Library.Events.FRAG_BUFFERED, () => {
    refused = 0;
    onFlow();
  });
  hls.on(Library.Events.ERROR, (_event, { type, details, response, fatal, frag }) => {
    if (until !== undefined && frag && frag.start >= until - 0.5) return stop();
    // The ticket ended on its way: with a new one, loading goes on from the buffer without a stop.
    if (response?.code === 403 && details !== Library.ErrorDetails.FRAG_LOAD_ERROR) {
      refused += 1;
      if (refused > mostRefusals) return onTrouble('network');
      tickets.renew().then(() => (hls.levels.length === 0 ? hls.loadSource(address) : go()), stop);
      return;
    }
    if (!fatal) return;
    if (type === Library.ErrorTypes.MEDIA_ERROR && mended < 2) {
      mended += 1;
      hls.recoverMediaError();
    } else onTrouble(type === Library.ErrorTypes.NETWORK_ERROR ? 'network' : 'media');
  });
  hls.loadSource(address);
  hls.attachMedia(video);

  return {
    setHeight(height) {
      // Said once more, it would throw away what is on its way.
      if (height === chosen) return;
      chosen = height;
      const level = height === 0 ? -1 : hls.levels.findIndex((one) => one.height === height);
      hls.autoLevelCapping = -1;
      // What is buffered plays out: a change is no jump.
      hls.nextLevel = level;
      hls.capLevelToPlayerSize = level === -1;
    },
    isLowest: () => hls.currentLevel <= Math.max(0, hls.minAutoLevel),
    retry() {
      mended = 0;
      refused = 0;
      // A list that never came is asked for whole; else what follows the buffer.
      if (hls.levels.length === 0) hls.loadSource(address);
      else {
        if (video.error) hls.recoverMediaError();
        go();
      }
    },
    end() {
      video.removeEventListener('seeking', handleSeeking);
      hls.destroy();
    },
  };
}

function playsLists(video: HTMLVideoElement): boolean {
  return video.canPlayType('application/vnd.apple.mpegurl') !== '';
}

/** The browser's own player: it can send no header, so the ticket is part of the address. */
function byBrowser(
  video: HTMLVideoElement,
  { hls, mp4 }: LessonSource,
  { native, startAt, onTrouble, onFlow }: AttachOptions,
): Attached {
  const lists = hls !== '' && playsLists(video);
  const handleError = () =>
    onTrouble(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'media');
  const load = (at: number) => {
    video.src = lists ? native() : mp4;
    if (at > 0)
      video.addEventListener(
        'loadedmetadata',
        () => {
          video.currentTime = at;
        },
        { once: true },
      );
    video.load();
  };
  const able = (lists && native() !== '') || mp4 !== '';
  if (able) {
    video.addEventListener('error', handleError);
    video.addEventListener('playing', onFlow);
    load(startAt);
  } else onTrouble('unsupported');
  return {
    setHeight: () => undefined,
    isLowest: () => true,
    retry: () => {
      if (able) load(video.currentTime);
    },
    end() {
      video.removeEventListener('error', handleError);
      video.removeEventListener('playing', onFlow);
      video.removeAttribute('src');
      video.load();
    },
  };
}
