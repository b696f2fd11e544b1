import type { Platform } from '@harbor/contract';

const sevenDays = 7 * 24 * 3600;

/** Name of the cookie in which the server finds a remembered platform. */
export const platformCookie = 'harbor_platform';

/**
 * Remembers the choice ("访问电脑版") for seven days and loads the same address again in that platform.
 * A cookie, because the server must know before it answers the HTML.
 */
export function switchPlatform(next: Platform, reload: () => void = () => window.location.reload()): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the supported Safari and Firefox versions
  document.cookie = `${platformCookie}=${next}; path=/; max-age=${sevenDays}; samesite=lax`;
  reload();
}
