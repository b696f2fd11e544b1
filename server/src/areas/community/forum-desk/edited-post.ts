import type { BodyOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { invalid } from '../../../http/problem';
import { type Changes, changesOf } from '../../base/moderation/changed-words';
import { keepEdit } from '../../base/moderation/edits';
import { requireRevision } from '../../base/moderation/looked';
import type { KeptText } from '../../base/moderation/rows';
import { keepAsVersion } from '../forum/posts/versions';
import type { PostRow } from '../forum/rows';
import { readEdited, type WrittenPost } from '../forum/text/written';

export type PostEdit = NonNullable<NonNullable<BodyOf<'POST /staff/post/publish/:id'>>['edit']>;
type Fix = PostEdit['fixes'][number];

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Changes words of cleaned markup where they stand; its tags stay as they are. Several fixes go one after the other.
 * @throws HttpProblem 422 on `fixes` for words that are not there
 */
export function withFixes(content: string, fixes: readonly Fix[]): string {
  const parts = content
    .split(/(<[^<>]*>)/)
    .map((part, n) =>
      n % 2 === 1 ? part : part.replace(/&(?:amp|lt|gt|quot);/g, (one) => entities[one] ?? one),
    );
  for (const { find, replace } of fixes) {
    let found = false;
    for (let n = 0; n < parts.length; n += 2) {
      const text = parts[n] ?? '';
      if (!text.includes(find)) continue;
      found = true;
      parts[n] = text.replaceAll(find, () => replace);
    }
    if (!found) throw invalid({ fixes: [`正文里没有“${find}”；跨段落或格式的文字请分开修改`] });
  }
  return parts
    .map((part, n) => (n % 2 === 1 ? part : part.replace(/[&<>]/g, (one) => escapes[one] ?? one)))
    .join('');
}

/** The words of a post that its revision names: of its markup, so that a change of formatting counts too. */
export const markupOfPost = ({ title, content }: Pick<PostRow, 'title' | 'content'>): KeptText => ({
  title,
  text: content,
});

/** A post with what the team changed. Called before a transaction is opened. @throws HttpProblem 409 · 422 */
export async function editedPost(core: Core, row: PostRow, edit: PostEdit): Promise<WrittenPost> {
  requireRevision(markupOfPost(row), edit.revision);
  return readEdited(core, { title: edit.title, content: withFixes(row.content, edit.fixes) });
}

/**
 * Keeps the author's words before they are changed, in the transaction of the decision.
 * @returns what was changed in words, and the columns that change; undefined where nothing did
 */
export async function keepPostEdit(
  trx: Db,
  row: PostRow,
  { revision, written, staffId, now }: { revision: string; written: WrittenPost; staffId: number; now: Date },
): Promise<{ changes: Changes | undefined; columns: WrittenPost } | undefined> {
  requireRevision(markupOfPost(row), revision);
  if (row.title === written.title && row.content === written.content) return undefined;
  const { title, content, body, images, findings } = row;
  const before = { title, text: body, more: { content, images, findings } };
  const after = { title: written.title, text: written.body };
  await keepAsVersion(trx, row, now);
  await keepEdit(trx, { kind: 'post', id: row.id, ownerId: row.user_id, staffId, before, after, at: now });
  return { changes: changesOf(before, after, { title: '标题', text: '正文' }), columns: written };
}
