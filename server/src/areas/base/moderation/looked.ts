import { createHash } from 'node:crypto';
import type { LookedAt } from '@harbor/contract';
import type { SentinelPlace } from '@harbor/contract/sentinel';
import type { Core } from '../../../core';
import { conflict } from '../../../http/problem';
import { inspectTexts } from '../sentinel/watch';
import { editsOf } from './edits';
import type { EditedKind, KeptText } from './rows';

/** Names these words: 16 hexadecimal digits, others for any other words. */
export const revisionOf = ({ title, text }: KeptText): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('hex')
    .slice(0, 16);

/** What is changed has to be what was looked at. @throws HttpProblem 409 when its author changed it meanwhile */
export function requireRevision(now: KeptText, seen: string): void {
  if (revisionOf(now) !== seen) throw conflict('作者刚刚修改了内容，请查看后再处理');
}

/**
 * Everything that is known of a text on the desk: words that rules found (at most 50), by their place in what is shown,
 * and what the team changed before.
 * @param kind null for words that the team never changes
 * @param shown the words whose places are marked
 * @param kept the words that the revision names, where they are not those that are shown (markup)
 */
export async function lookAt(
  core: Core,
  of: { kind: EditedKind | null; id: number; place: SentinelPlace; shown: KeptText; kept?: KeptText },
): Promise<LookedAt> {
  const { title, text } = of.shown;
  const [[inTitle = [], inText = []], edits] = await Promise.all([
    inspectTexts(core, { texts: [title, text], place: of.place }),
    of.kind === null ? [] : editsOf(core.db, of.kind, of.id),
  ]);
  const marksOf = (field: 'title' | 'text', hits: typeof inTitle) =>
    hits.map(({ from, to, text: words, label, rewrite }) => ({
      field,
      from,
      to,
      text: words,
      label,
      rewrite,
    }));
  return {
    revision: revisionOf(of.kept ?? of.shown),
    marks: [...marksOf('title', inTitle), ...marksOf('text', inText)].slice(0, 50),
    edits,
  };
}
