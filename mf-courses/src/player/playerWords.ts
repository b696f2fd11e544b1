import type { PlayerSettings } from './settings';
import type { Marker } from './Timeline';
import type { VideoState } from './useVideoState';
import type { Cue } from './vtt';

/** What the controls of a player show, and what they do; the same on both platforms. */
export interface ControlsProps {
  state: VideoState;
  settings: PlayerSettings;
  /** Seconds of the whole lesson, known before the video is. */
  duration: number;
  until: number | undefined;
  markers: readonly Marker[];
  notes: readonly number[];
  previews: readonly Cue[];
  previewBase: string;
  heights: readonly number[];
  hasCaptions: boolean;
  fullscreen: boolean;
  /** The small window can be had. */
  picture: boolean;
  shown: boolean;
  onToggle: () => void;
  onSeek: (second: number) => void;
  onSettings: (change: Partial<PlayerSettings>) => void;
  onVolume: (volume: number) => void;
  onMute: () => void;
  onFullscreen: () => void;
  onPicture: () => void;
  /** Writes a note at this second; absent where none can be written. */
  onNote?: (() => void) | undefined;
}

/** What people call the heights. */
export function heightText(height: number): string {
  const name = height >= 1080 ? '超清' : height >= 720 ? '高清' : height >= 480 ? '标清' : '流畅';
  return height === 0 ? '自动' : `${name} ${height}P`;
}

export const speedText = (speed: number): string => (speed === 1 ? '倍速' : `${speed}×`);
