import type { Platform } from '@harbor/contract';

const phones =
  /Android.*Mobile|iPhone|iPod|Windows Phone|MicroMessenger.*Mobile|Mobile.*(Firefox|Safari)|HarmonyOS/i;

/**
 * Platform of a page view: a remembered choice ("访问电脑版") wins, then the browser's own name; desktop when the browser
 * is not known as a phone.
 */
export function platformOf(userAgent: string | undefined, cookie: string | undefined): Platform {
  const chosen = /(?:^|;\s*)harbor_platform=(desktop|mobile)/.exec(cookie ?? '')?.[1];
  if (chosen === 'desktop' || chosen === 'mobile') return chosen;
  return phones.test(userAgent ?? '') ? 'mobile' : 'desktop';
}
