import { playSpeeds } from '@harbor/contract/lesson-progress';

/** How somebody likes to watch, kept on this device. */
export interface PlayerSettings {
  speed: number;
  /** Height of the picture; 0 lets the player choose. */
  height: number;
  captions: boolean;
  volume: number;
  muted: boolean;
}

export const usualSettings: PlayerSettings = {
  speed: 1,
  height: 0,
  captions: true,
  volume: 1,
  muted: false,
};

const place = 'harbor:player';

/** Reads what is kept; what is no setting of today counts as usual. */
export function readSettings(): PlayerSettings {
  try {
    const kept: Partial<PlayerSettings> = JSON.parse(localStorage.getItem(place) ?? '{}');
    const { speed, height, captions, volume, muted } = kept;
    return {
      speed: playSpeeds.find((one) => one === speed) ?? usualSettings.speed,
      height: typeof height === 'number' && height >= 0 ? height : usualSettings.height,
      captions: typeof captions === 'boolean' ? captions : usualSettings.captions,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : usualSettings.volume,
      muted: muted === true,
    };
  } catch {
    return usualSettings;
  }
}

/** Keeps a setting; without room to store, it lasts as long as the page. */
export function keepSettings(change: Partial<PlayerSettings>): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...readSettings(), ...change }));
  } catch {
    // A browser that stores nothing begins with the usual ones next time.
  }
}
