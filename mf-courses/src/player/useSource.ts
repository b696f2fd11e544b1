import { useCallback, useEffect, useRef, useState } from 'react';
import type { HeadStart } from './headStart';
import { type Attached, attach, type SourceTrouble } from './source';
import type { TicketKeeper } from './ticket';

interface SourceOptions {
  video: HTMLVideoElement | null;
  hls: string;
  mp4: string;
  tickets: TicketKeeper;
  head: HeadStart | undefined;
  native: () => string;
  startAt: number;
  until: number | undefined;
  /** Height that is wished for; 0 lets the player choose. */
  height: number;
  /** Raised to lay the lesson behind the video anew. */
  round: number;
  /** A word that passes: what was done about a slow network. */
  onSay: (text: string) => void;
  /** The wished height was given up for a slow network. */
  onGiveUpHeight: () => void;
}

/** So long may a picture stand before something is done about it, in ms. */
const patience = 4000;

/** Lays a lesson behind a video, and does something about a network that is too slow for it. */
export function useSource(options: SourceOptions) {
  const { video, hls, mp4, tickets, height, round } = options;
  const latest = useRef(options);
  latest.current = options;
  const attached = useRef<Attached>(undefined);
  const [heights, setHeights] = useState<number[]>([]);
  const [trouble, setTrouble] = useState<SourceTrouble>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round lays the lesson behind the video anew
  useEffect(() => {
    if (!video) return;
    let wanted = true;
    setTrouble(undefined);
    const { head, native, startAt, until } = latest.current;
    attach(
      video,
      { hls, mp4 },
      {
        tickets,
        head,
        native,
        startAt: video.currentTime || startAt,
        until,
        onHeights: (all) => {
          setHeights(all);
          if (latest.current.height) attached.current?.setHeight(latest.current.height);
        },
        onTrouble: setTrouble,
        onFlow: () => setTrouble(undefined),
      },
    ).then(
      (next) => {
        if (wanted) attached.current = next;
        else next.end();
      },
      () => wanted && setTrouble('network'),
    );
    return () => {
      wanted = false;
      attached.current?.end();
      attached.current = undefined;
    };
  }, [video, hls, mp4, tickets, round]);

  useEffect(() => {
    if (heights.length > 0) attached.current?.setHeight(height);
  }, [height, heights]);

  useEffect(() => {
    if (!video) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flow = () => clearTimeout(timer);
    const stall = () => {
      flow();
      timer = setTimeout(() => {
        const { height: wished, onSay, onGiveUpHeight } = latest.current;
        if (wished !== 0) {
          onGiveUpHeight();
          onSay('网络较慢，已改为自动清晰度');
        } else if (attached.current?.isLowest() ?? true) onSay('网络不稳定，正在继续加载');
      }, patience);
    };
    const events = ['playing', 'pause', 'seeking', 'emptied'] as const;
    video.addEventListener('waiting', stall);
    for (const event of events) video.addEventListener(event, flow);
    return () => {
      flow();
      video.removeEventListener('waiting', stall);
      for (const event of events) video.removeEventListener(event, flow);
    };
  }, [video]);

  const retry = useCallback(() => {
    setTrouble(undefined);
    attached.current?.retry();
  }, []);

  return { heights, trouble, retry };
}
