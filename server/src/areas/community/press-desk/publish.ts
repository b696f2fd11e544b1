import type { BodyOf, DeskPress } from '@harbor/contract';
import { missingOf } from '@harbor/contract/press-missing';
import { pressStatus } from '@harbor/contract/press-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import type { PressRow } from '../press/rows';
import { takeInNews } from '../press/text/markup';
import { movePress, type PressContext } from '../press/writing/move';
import type { PressEvent } from '../press/writing/transitions';
import { writeLine } from './audit-line';
import { deskPress, documentOf, draftOf, lockSeen } from './read';
import { checkTexts, holdShelves, type ReadDocument } from './read-document';

const nowOf = ({ settings }: Core) => new Date(settings.clock.now());

/** What goes out: the draft, else what stands, whole. @throws HttpProblem 422 by field for what it lacks */
async function readyDocument(core: Core, trx: Db, row: PressRow): Promise<ReadDocument> {
  const document = (await draftOf(trx, row.id))?.document ?? (await documentOf(trx, row));
  const taken = await takeInNews(core, document.content);
  if (taken.fault !== undefined) throw invalid({ content: [taken.fault] });
  const missing = missingOf(document, taken.letters);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(({ field, text }) => [field, [text]])));
  await holdShelves(trx, document);
  return { document: { ...document, content: taken.cleaned }, body: taken.body, letters: taken.letters };
}

/** The columns that a document becomes. */
function columnsOf({ document, body, letters }: ReadDocument) {
  const { type, title, desc, cover, content, is_original, source, source_url, author } = document;
  return {
    ...{ type, title, cover, content, body, letters, is_original, source, source_url, author },
    description: desc,
    special_id: document.special_id,
    service_goods: document.service_goods,
    seo: JSON.stringify(document.seo),
  };
}

/** Keeps an article as it goes out, as the next of its revisions. */
async function keepRevision(
  trx: Db,
  pressId: number,
  { document, letters }: Pick<ReadDocument, 'document' | 'letters'>,
  { event, note = '', actorId, at }: PressContext & { event: PressEvent },
): Promise<void> {
  await insertRow(trx, 'press_revisions', {
    press_id: pressId,
    number: sql<number>`(select coalesce(max(number), 0) + 1 from press_revisions where press_id = ${pressId})`,
    document: JSON.stringify(document),
    ...{ letters, event, note, staff_id: actorId, at },
  });
}

interface Sending {
  id: number;
  revision: number;
  event: PressEvent;
  note: string;
  publishAt?: Date;
}

/** Lets the draft of an article go out, now or at its time. */
async function send(core: Core, trx: Db, staffId: number, row: PressRow, sending: Sending): Promise<void> {
  const { id, event, note, publishAt } = sending;
  const context: PressContext = { actor: 'operator', actorId: staffId, note, at: nowOf(core) };
  const ready = await readyDocument(core, trx, row);
  await movePress(trx, row, event, context, {
    ...columnsOf(ready),
    tags: ready.document.tags,
    ...(publishAt && { publish_at: publishAt }),
    ...(event === 'correct' && { corrected: true }),
  });
  await keepRevision(trx, id, ready, { ...context, event });
  await trx.deleteFrom('press_drafts').where('press_id', '=', id).execute();
}

/** Furthest that an article can be scheduled, in ms. */
const furthest = 366 * 24 * 3_600_000;

/**
 * Publishes the draft of an article, now or at a moment to come.
 * @throws HttpProblem 404 · 409 somebody changed it · 422 by field for what it lacks, or a moment that is over
 */
export async function publishPress(
  core: Core,
  staffId: number,
  id: number,
  { revision, note = '', publish_at }: BodyOf<'POST /staff/press/publish/:id'>,
): Promise<DeskPress> {
  const now = nowOf(core);
  const publishAt = publish_at === undefined ? undefined : new Date(publish_at);
  if (publishAt && publishAt <= now) throw invalid({ publish_at: ['发布时间需晚于现在'] });
  if (publishAt && publishAt.getTime() - now.getTime() > furthest)
    throw invalid({ publish_at: ['发布时间最晚为一年之内'] });
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    const event = publishAt ? 'schedule' : row.status === pressStatus.published ? 'revise' : 'publish';
    await send(core, trx, staffId, row, { id, revision, event, note, ...(publishAt && { publishAt }) });
    await writeLine(core, trx, staffId, {
      action: `press.${event}`,
      object: ['press', String(id)],
      detail: note ? { note } : {},
    });
  });
  return deskPress(core.db, id);
}

/** Takes back that an article goes out by itself: it is a draft again. @throws HttpProblem 404 · 409 */
export const unschedulePress = (core: Core, staffId: number, id: number, revision: number) =>
  step(core, staffId, { id, revision, event: 'unschedule' });

/** Takes an article away from readers. @throws HttpProblem 404 · 409 */
export const takeOffline = (core: Core, staffId: number, id: number, revision: number, reason: string) =>
  step(core, staffId, { id, revision, event: 'offline', reason });

async function step(
  core: Core,
  staffId: number,
  {
    id,
    revision,
    event,
    reason = '',
  }: { id: number; revision: number; event: 'unschedule' | 'offline'; reason?: string },
): Promise<DeskPress> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    const context = { actor: 'operator', actorId: staffId, note: reason, at: nowOf(core) } as const;
    await movePress(trx, row, event, context, event === 'offline' ? { offline_reason: reason } : {});
    await writeLine(core, trx, staffId, {
      action: `press.${event}`,
      object: ['press', String(id)],
      detail: reason ? { reason } : {},
    });
  });
  return deskPress(core.db, id);
}

/**
 * Says under an article what stood there and what is right; a draft with the right words goes out with it.
 * @throws HttpProblem 404 · 409 not published, or somebody changed it · 422
 */
export async function correctPress(
  core: Core,
  staffId: number,
  id: number,
  { revision, text }: BodyOf<'POST /staff/press/correct/:id'>,
): Promise<DeskPress> {
  await checkTexts(core, staffId, { text });
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    if (row.status !== pressStatus.published) throw conflict('只有已发布的头条可以更正');
    await send(core, trx, staffId, row, { id, revision, event: 'correct', note: text });
    await insertRow(trx, 'press_corrections', { press_id: id, text, at: nowOf(core) });
    await writeLine(core, trx, staffId, {
      action: 'press.correct',
      object: ['press', String(id)],
      detail: { content: text },
    });
  });
  return deskPress(core.db, id);
}
