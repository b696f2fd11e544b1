import { element, escapeXml, xmlHead } from './xml';

/** A feed: what it is about and what is new in it. */
export interface Feed {
  title: string;
  description: string;
  /** Absolute address of the page that it follows. */
  link: string;
  /** Absolute address of the feed itself. */
  self: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  /** Absolute address. */
  link: string;
  description: string;
  author: string;
  categories: readonly string[];
  publishedAt: Date;
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (n: number) => String(n).padStart(2, '0');
const beijing = 8 * 3_600_000;

/** A moment as RFC 822 writes it, with a year of four digits, Beijing time: `Sat, 21 Nov 2026 09:30:00 +0800`. */
export function rfc822(at: Date): string {
  const there = new Date(at.getTime() + beijing);
  const day = `${days[there.getUTCDay()]}, ${two(there.getUTCDate())} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
  return `${day} ${there.toISOString().slice(11, 19)} +0800`;
}

function itemOf(item: FeedItem): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', item.link),
    `<guid isPermaLink="true">${escapeXml(item.link)}</guid>`,
    element('description', item.description),
    element('dc:creator', item.author),
    ...item.categories.map((category) => element('category', category)),
    element('pubDate', rfc822(item.publishedAt)),
    '</item>',
  ].join('\n');
}

/** A feed as RSS 2.0. */
export function rssOf({ title, description, link, self, items }: Feed): string {
  const [newest] = items;
  return `${xmlHead}${[
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', link),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', 'zh-cn'),
    ...(newest ? [element('lastBuildDate', rfc822(newest.publishedAt))] : []),
    ...items.map(itemOf),
    '</channel>',
    '</rss>',
  ].join('\n')}\n`;
}
