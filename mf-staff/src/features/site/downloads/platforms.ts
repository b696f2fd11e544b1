import type { ClientPlatform } from '@harbor/contract';

/** What a client runs on, in words. */
export const platforms: readonly (readonly [ClientPlatform, string])[] = [
  ['windows', 'Windows'],
  ['macos', 'macOS'],
  ['linux', 'Linux'],
  ['android', 'Android'],
  ['ios', 'iOS'],
];

export const platformWords = (platform: ClientPlatform): string =>
  platforms.find(([key]) => key === platform)?.[1] ?? platform;

/** A size as people read it. */
export const sizeWords = (bytes: number): string =>
  bytes === 0 ? '添加到主屏幕' : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
