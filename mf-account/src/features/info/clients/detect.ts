import type { ClientPlatform } from '@harbor/contract';

/** The kind of system that a browser says it runs on; undefined when it cannot be told. */
export function detectPlatform(userAgent: string = navigator.userAgent): ClientPlatform | undefined {
  if (/iPhone|iPad|iPod|Macintosh.*Mobile/i.test(userAgent)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  if (/Windows/i.test(userAgent)) return 'windows';
  if (/Macintosh|Mac OS X/i.test(userAgent)) return 'macos';
  if (/Linux|X11/i.test(userAgent)) return 'linux';
  return undefined;
}

/** Names of the systems as people know them. */
export const platformName: Record<ClientPlatform, string> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iPhone 与 iPad',
};
