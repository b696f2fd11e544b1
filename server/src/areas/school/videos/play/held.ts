import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';

/** Captions of a lesson by language: those that learners have, or for previews those that wait for the team. */
export async function allCaptionsOf(
  db: Db,
  lessonId: number,
  waiting: boolean,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ lang: string; vtt: string }>`
    select lang, vtt from lesson_captions where lesson_id = ${lessonId}`.execute(db);
  const found = new Map(rows.map(({ lang, vtt }) => [lang, vtt]));
  if (!waiting) return found;
  const { rows: open } = await sql<{ captions: Record<string, string> }>`
    select captions from lesson_versions where lesson_id = ${lessonId} and status in (0, 1, 3)`.execute(db);
  for (const [lang, vtt] of Object.entries(open[0]?.captions ?? {}))
    if (vtt) found.set(lang, vtt);
    else found.delete(lang);
  return found;
}

/** The captions of one language; undefined for none. */
export async function captionsOf(
  db: Db,
  lessonId: number,
  lang: string,
  waiting: boolean,
): Promise<{ vtt: string } | undefined> {
  const vtt = (await allCaptionsOf(db, lessonId, waiting)).get(lang);
  return vtt === undefined ? undefined : { vtt };
}
