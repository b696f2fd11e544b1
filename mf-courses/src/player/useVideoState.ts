import { useEffect, useState } from 'react';
import { rangesOf } from './ranges';

/** A video as its controls show it. Times in seconds. */
export interface VideoState {
  paused: boolean;
  ended: boolean;
  /** It stands because nothing more has come yet. */
  waiting: boolean;
  time: number;
  duration: number;
  /** To where it can play without the network. */
  bufferedTo: number;
  volume: number;
  muted: boolean;
  rate: number;
}

const still: VideoState = {
  paused: true,
  ended: false,
  waiting: false,
  time: 0,
  duration: 0,
  bufferedTo: 0,
  volume: 1,
  muted: false,
  rate: 1,
};

function stateOf(video: HTMLVideoElement, waiting: boolean): VideoState {
  const { currentTime: time, duration } = video;
  const here = rangesOf(video.buffered).find(([from, to]) => time >= from - 0.1 && time <= to);
  return {
    paused: video.paused,
    ended: video.ended,
    waiting: waiting && !video.paused,
    time,
    duration: Number.isFinite(duration) ? duration : 0,
    bufferedTo: here?.[1] ?? time,
    volume: video.volume,
    muted: video.muted,
    rate: video.playbackRate,
  };
}

const events = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
  'emptied',
] as const;

/** Follows a video. */
export function useVideoState(video: HTMLVideoElement | null): VideoState {
  const [state, setState] = useState(still);
  useEffect(() => {
    if (!video) return;
    let waiting = false;
    const look = () => setState(stateOf(video, waiting));
    const stop = () => {
      waiting = true;
      look();
    };
    const go = () => {
      waiting = false;
      look();
    };
    for (const event of events) video.addEventListener(event, look);
    video.addEventListener('waiting', stop);
    video.addEventListener('playing', go);
    look();
    return () => {
      for (const event of events) video.removeEventListener(event, look);
      video.removeEventListener('waiting', stop);
      video.removeEventListener('playing', go);
    };
  }, [video]);
  return state;
}
