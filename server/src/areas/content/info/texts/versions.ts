import type { BodyOf, DataOf, SiteTextName, SiteTextVersion } from '@harbor/contract';
import { siteTextName } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notifyChannel } from '../../../../db/notify-hub';
import { findRow } from '../../../../db/rows';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import { unknownNumbers } from '../promised';
import { textsChannel } from './reading';

/** Every version of 关于我们 and 免责声明, the latest first. */
export async function allTexts(db: Db): Promise<DataOf<'GET /staff/text/list'>> {
  const rows = await db
    .selectFrom('site_texts')
    .select(['name', 'version', 'title', 'change', 'created_at'])
    .orderBy('version', 'desc')
    .execute();
  const data = siteTextName.options.map((name) => {
    const own = rows.filter((row) => row.name === name);
    return {
      name,
      title: own[0]?.title ?? '',
      versions: own.map(({ version, change, created_at }) => ({
        version,
        change,
        created_at: toMoment(created_at),
      })),
    };
  });
  return { data };
}

/** One version as it was written. @throws HttpProblem 404 */
export async function textVersion(db: Db, name: SiteTextName, version: number): Promise<SiteTextVersion> {
  const row = await findRow(db, 'site_texts', { name, version });
  if (!row) throw notFound('这个版本不存在');
  return { ...row, created_at: toMoment(row.created_at) };
}

function checkNumbers({ title, lead, sections }: BodyOf<'POST /staff/text/publish'>): void {
  const wrong = (text: string) => unknownNumbers(text).join('、');
  const faults: Record<string, string[]> = {};
  if (wrong(title)) faults.title = [`没有这些数字：${wrong(title)}`];
  if (wrong(lead)) faults.lead = [`没有这些数字：${wrong(lead)}`];
  for (const [n, { heading, paragraphs }] of sections.entries()) {
    const names = wrong([heading, ...paragraphs].join('\n'));
    if (names) faults[`sections.${n}`] = [`没有这些数字：${names}`];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/**
 * Publishes the next version of a text, which readers see at once; earlier ones stay as they were.
 * @throws HttpProblem 409 when somebody else published one meanwhile · 422 by field
 */
export async function publishText(
  core: Core,
  staffId: number,
  body: BodyOf<'POST /staff/text/publish'>,
): Promise<SiteTextVersion> {
  checkNumbers(body);
  const { name, after, sections, ...texts } = body;
  const version = after + 1;
  await core.db.transaction().execute(async (trx) => {
    // One at a time for a text: two who began with the same version are not two versions.
    await sql`select pg_advisory_xact_lock(hashtext('site_text'), hashtext(${name}))`.execute(trx);
    const last = await trx
      .selectFrom('site_texts')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('name', '=', name)
      .executeTakeFirst();
    if (last?.version !== after) throw conflict('刚有其他同事发布了新版本，请刷新后再改');
    await trx
      .insertInto('site_texts')
      .values({
        ...texts,
        name,
        version,
        sections: JSON.stringify(sections) as never,
        created_at: new Date(core.settings.clock.now()),
      })
      .execute();
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'site_text.publish',
      object: ['site_text', `${name} ${version}`],
      detail: { title: texts.title, change: texts.change },
    });
    await notifyChannel(trx, textsChannel, name);
  });
  return textVersion(core.db, name, version);
}
