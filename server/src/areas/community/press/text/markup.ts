import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Core } from '../../../../core';
import type { TakenIn } from '../../forum/text/taken-in';
import { type NewsMarkup, newsCleaned, newsTakenIn } from './news';

/** What the cleaning of an article needs of the server. */
type CleaningCore = Pick<Core, 'workers'> & { settings: Pick<Core['settings'], 'publicUrl' | 'origins'> };

/** Markup up to this length is read where it comes in, which takes a few ms; more is work for a process. */
const short = 4000;

const markupOf = ({ settings }: CleaningCore, html: string): NewsMarkup => ({
  html,
  publicUrl: settings.publicUrl,
  origins: settings.origins,
});

/** Reads the markup that an editor sent. @throws Unavailable while too much of it waits */
export async function takeInNews(core: CleaningCore, html: string): Promise<TakenIn> {
  const markup = markupOf(core, html);
  return html.length <= short ? newsTakenIn(markup) : core.workers.run('newsTakenIn', markup);
}

/** Articles that were cleaned, by what was kept of them: characters in all. */
const known = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: ({ length }) => length + 1,
});

/** What is kept of an article, cleaned again for a reader; the same content is cleaned once per process. */
export async function cleanNews(core: CleaningCore, content: string): Promise<string> {
  const markup = markupOf(core, content);
  const key = createHash('sha1').update(`${markup.origins.join()} ${content}`).digest('base64');
  const before = known.get(key);
  if (before !== undefined) return before;
  const cleaned =
    content.length <= short ? newsCleaned(markup) : await core.workers.run('newsCleaned', markup);
  known.set(key, cleaned);
  return cleaned;
}
