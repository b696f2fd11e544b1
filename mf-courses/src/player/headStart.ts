import type { VideoInfo } from '@harbor/contract';
import { readSettings } from './settings';
import { ticketHeaders } from './ticketHeaders';

/** What came for an address, with the moments on the page's clock in ms. */
export interface Came {
  data: string | ArrayBuffer;
  start: number;
  first: number;
  end: number;
}

/** What is asked for early and has not come by then is asked for again by the player itself, in ms. */
const patience = 8000;

const whole = (address: string) => new URL(address, location.href).href;

/**
 * What a player begins with, asked for while the player itself is still on its way: one after the other, the first picture
 * would come later. Each thing is given out once; whoever asks again asks the server.
 */
export class HeadStart {
  private readonly kept = new Map<string, Promise<Came>>();

  keep(address: string, came: Promise<Came>): void {
    // Whoever takes it hears of a failure; nobody may come.
    came.catch(() => undefined);
    this.kept.set(whole(address), came);
  }

  take(address: string): Promise<Came> | undefined {
    const came = this.kept.get(whole(address));
    this.kept.delete(whole(address));
    return came;
  }
}

/** The segment in which a second lies, and the address of its key. @param text a playlist */
export function placeIn(text: string, second: number): { segment: string; key: string } | undefined {
  let [key, ends, found] = ['', 0, ''];
  for (const line of text.split('\n')) {
    key = /^#EXT-X-KEY:.*URI="([^"]+)"/.exec(line)?.[1] ?? key;
    ends += Number(/^#EXTINF:([\d.]+)/.exec(line)?.[1] ?? 0);
    if (line === '' || line.startsWith('#')) continue;
    found = line;
    // So near to its end the library takes the next one.
    if (ends > second + 0.25) return { segment: line, key };
  }
  return found ? { segment: found, key } : undefined;
}

async function fetched(address: string, headers: Record<string, string>): Promise<Came> {
  const start = performance.now();
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
  const first = performance.now();
  if (!answer.ok) throw new Error(`${answer.status} for what a lesson begins with`);
  return { data: await answer.arrayBuffer(), start, first, end: performance.now() };
}

const begun = new WeakMap<VideoInfo, HeadStart>();

/** Whether a library lays the lesson behind the video: the browser's own player asks for everything itself. */
const byLibrary = () => 'MediaSource' in window || 'ManagedMediaSource' in window;

/** Asks for what a lesson begins with, as soon as the server has said what plays. @param second where it begins */
export function beginAhead(info: VideoInfo, second: number): void {
  const { ticket, playlists } = info;
  if (!ticket || begun.has(info) || !byLibrary()) return;
  const head = new HeadStart();
  begun.set(info, head);
  const now = performance.now();
  for (const { url, text } of playlists)
    head.keep(url, Promise.resolve({ data: text, start: now, first: now, end: now }));
  const place = placeIn(playlists[1]?.text ?? '', second);
  if (!place) return;
  head.keep(place.key, fetched(place.key, ticketHeaders(ticket.ticket)));
  // Whoever wishes for a larger picture begins with that.
  if (readSettings().height === 0) head.keep(place.segment, fetched(place.segment, {}));
}

/** What was asked for early of a lesson. */
export const headStartOf = (info: VideoInfo): HeadStart | undefined => begun.get(info);
