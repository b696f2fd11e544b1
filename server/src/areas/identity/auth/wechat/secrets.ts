import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 128 bits and more, as text. */
export const newSecret = (bytes = 16) => randomBytes(bytes).toString('base64url');

/** What is kept of a secret. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export const isSecret = (text: string, hash: Buffer) => timingSafeEqual(hashOf(text), hash);

/** The ticket for binding a phone: follows from the scan and its poll secret, so that asking twice gives the same. */
export const bindTicket = (secret: string, ticket: string, pollHash: Buffer) =>
  createHmac('sha256', secret)
    .update(`bind:${ticket}:${pollHash.toString('hex')}`)
    .digest('base64url');

export const browserCookie = 'harbor_wechat';
const format = new RegExp(`(?:^|;\\s*)${browserCookie}=([\\w-]{43})(?:;|$)`);

/** The secret that ties WeChat's callback to the browser that began, from its cookies. */
export const browserOf = (cookies: string | undefined) => format.exec(cookies ?? '')?.[1];

/**
 * The cookie with it. WeChat's page in a frame leads back from another site, which over https needs `SameSite=None`;
 * without https there is no other site.
 */
export function browserCookieOf(browser: string, https: boolean, seconds: number): string {
  const site = https ? 'SameSite=None; Secure' : 'SameSite=Lax';
  return `${browserCookie}=${browser}; Path=/api/wechat/; HttpOnly; Max-Age=${seconds}; ${site}`;
}
