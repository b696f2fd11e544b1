import { createHash } from 'node:crypto';
import type { Core } from '../../../../core';
import { cleaned as cleanedHere, type Markup, type TakenIn, takenIn } from './taken-in';

/** What the cleaning of markup needs of the server. */
type CleaningCore = Pick<Core, 'workers'> & { settings: Pick<Core['settings'], 'publicUrl'> };

/** Markup up to this length is read where it comes in, which takes a few ms; more is work for a process. */
const short = 4000;

const markupOf = (core: CleaningCore, html: string): Markup => ({ html, publicUrl: core.settings.publicUrl });

/** Reads markup that somebody sent, see `takenIn`. @throws Unavailable while too much of it waits */
export async function takeIn(core: CleaningCore, html: string): Promise<TakenIn> {
  const markup = markupOf(core, html);
  return html.length <= short ? takenIn(markup) : core.workers.run('takenIn', markup);
}

const known = new Map<string, string>();
let knownLength = 0;
/** Characters of all that is remembered. */
const mostKnown = 8_000_000;

function remember(key: string, cleaned: string): void {
  if (known.has(key)) return;
  known.set(key, cleaned);
  knownLength += cleaned.length;
  for (const [oldest, { length }] of known) {
    if (knownLength <= mostKnown) break;
    known.delete(oldest);
    knownLength -= length;
  }
}

/** What is stored, cleaned again for a reader; the same content is cleaned once per process. */
export async function cleanForReading(core: CleaningCore, content: string): Promise<string> {
  const key = createHash('sha1').update(content).digest('base64');
  const before = known.get(key);
  if (before !== undefined) return before;
  const markup = markupOf(core, content);
  const cleaned = content.length <= short ? cleanedHere(markup) : await core.workers.run('cleaned', markup);
  remember(key, cleaned);
  return cleaned;
}
