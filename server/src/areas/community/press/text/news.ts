import { uploadsPrefix } from '../../../base/media/image-store';
import { cleanMarkup } from '../../forum/text/clean';
import { type TakenIn, takenInBy } from '../../forum/text/taken-in';

/** Markup of an article, and what the site calls its own. */
export interface NewsMarkup {
  html: string;
  publicUrl: string;
  /** Origins whose links stay as they are. */
  origins: readonly string[];
}

const folder = '[\\w-]+(?:/[\\w-]+)*';

/** Pictures that the headlines may show: uploads of this site, and the drawings of the demo data. */
export const newsPicture = new RegExp(`^(?:${uploadsPrefix}|/media/demo/press/)${folder}\\.(?:webp|svg)$`);

/**
 * A link of an article: one to the site's own addresses stays as it was written, all others get a nofollow marker
 * (product.md 5).
 */
function linkOfNews(
  href: string,
  { publicUrl, origins }: Omit<NewsMarkup, 'html'>,
): Record<string, string> | null {
  if (!URL.canParse(href, publicUrl)) return null;
  const url = new URL(href, publicUrl);
  if (url.protocol === 'mailto:') return { href: url.href, rel: 'nofollow noopener' };
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null;
  if (origins.includes(url.origin)) return { href };
  return { href: url.href, rel: 'nofollow noopener noreferrer', target: '_blank' };
}

/** Headings of an article are of two levels, below its title. */
const levels = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

const clean = (html: string, site: Omit<NewsMarkup, 'html'>): string =>
  cleanMarkup(html, {
    publicUrl: site.publicUrl,
    pictures: newsPicture,
    more: ['figure', 'figcaption'],
    instead: levels,
    linkOf: (href) => linkOfNews(href, site),
  });

/** Reads the markup of an article that an editor sent, as a post is read. */
export const newsTakenIn = ({ html, ...site }: NewsMarkup): TakenIn =>
  takenInBy((given) => clean(given, site), html);

/** Cleans an article that is kept already. */
export const newsCleaned = ({ html, ...site }: NewsMarkup): string => clean(html, site);
