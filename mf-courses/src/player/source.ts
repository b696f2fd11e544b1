import type Hls from 'hls.js/light';
import type { TicketKeeper } from './ticket';

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
  /** Heights of the pictures that can be chosen, the largest first; empty where the browser chooses by itself. */
  heights: number[];
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
  /** Where the browser plays by itself, the ticket stands in the address and lasts for the whole lesson. */
  native: (address: string) => Promise<string>;
  onHeights: (heights: number[]) => void;
  onTrouble: (trouble: SourceTrouble) => void;
  /** It came after all. */
  onFlow: () => void;
}

const ticketHeader = 'x-play-ticket';
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
    const { default: Library } = await import('hls.js/light');
    if (Library.isSupported()) return byLibrary(Library, video, source.hls, options);
  }
  return byBrowser(video, source, options);
}

function byLibrary(
  Library: typeof Hls,
  video: HTMLVideoElement,
  address: string,
  { tickets, onHeights, onTrouble, onFlow }: AttachOptions,
): Attached {
  const hls = new Library({
    // A worker would be a script from a `blob:`, which the page's policy refuses.
    enableWorker: false,
    capLevelToPlayerSize: true,
    startLevel: -1,
    maxBufferLength: 30,
    backBufferLength: 60,
    manifestLoadPolicy: patience(8000),
    playlistLoadPolicy: patience(8000),
    keyLoadPolicy: patience(8000),
    fragLoadPolicy: patience(12_000),
    xhrSetup: async (request, url) => {
      if (isSegment(url)) return;
      const ticket = await tickets.get();
      request.open('GET', url, true);
      request.setRequestHeader(ticketHeader, ticket);
    },
  });
  // Managed sources of iOS ask for this.
  video.disableRemotePlayback = true;
  let mended = 0;
  hls.on(Library.Events.MANIFEST_PARSED, () => onHeights(heights()));
  hls.on(Library.Events.FRAG_BUFFERED, onFlow);
  hls.on(Library.Events.ERROR, (_event, { type, details, response, fatal }) => {
    // The ticket ended on its way: with a new one, loading goes on from the buffer without a stop.
    if (response?.code === 403 && details !== Library.ErrorDetails.FRAG_LOAD_ERROR) {
      tickets.renew().then(
        () => hls.startLoad(),
        () => hls.stopLoad(),
      );
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

  const heights = () => [...new Set(hls.levels.map(({ height }) => height))].sort((a, b) => b - a);
  return {
    get heights() {
      return heights();
    },
    setHeight(height) {
      const level = height === 0 ? -1 : hls.levels.findIndex((one) => one.height === height);
      hls.autoLevelCapping = -1;
      // What is buffered plays out: a change is no jump.
      hls.nextLevel = level;
      hls.capLevelToPlayerSize = level === -1;
    },
    isLowest: () => hls.currentLevel <= Math.max(0, hls.minAutoLevel),
    retry() {
      mended = 0;
      // A list that never came is asked for whole; else what follows the buffer.
      if (hls.levels.length === 0) hls.loadSource(address);
      else {
        hls.recoverMediaError();
        hls.startLoad();
      }
    },
    end: () => hls.destroy(),
  };
}

function playsLists(video: HTMLVideoElement): boolean {
  return video.canPlayType('application/vnd.apple.mpegurl') !== '';
}

/** The browser's own player: it can send no header, so the ticket is part of the address. */
async function byBrowser(
  video: HTMLVideoElement,
  { hls, mp4 }: LessonSource,
  { native, onTrouble, onFlow }: AttachOptions,
): Promise<Attached> {
  const plain = hls && playsLists(video) ? hls : mp4;
  const handleError = () => onTrouble(video.error?.code === 2 ? 'network' : 'media');
  const load = async (at: number) => {
    video.src = await native(plain);
    if (at > 0) video.addEventListener('loadedmetadata', () => (video.currentTime = at), { once: true });
    video.load();
  };
  if (!plain) onTrouble('unsupported');
  else {
    video.addEventListener('error', handleError);
    video.addEventListener('playing', onFlow);
    await load(0);
  }
  return {
    heights: [],
    setHeight: () => undefined,
    isLowest: () => true,
    retry: () => void load(video.currentTime),
    end() {
      video.removeEventListener('error', handleError);
      video.removeEventListener('playing', onFlow);
      video.removeAttribute('src');
      video.load();
    },
  };
}
