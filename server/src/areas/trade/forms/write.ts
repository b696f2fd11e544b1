import type { BodyOf, FormAnswers, OrderFormSchema } from '@harbor/contract';
import { checkForm } from '@harbor/contract/order-form/check';
import { askedAnswers, cleanAnswers, unknownKeys } from '@harbor/contract/order-form/clean';
import { wordGaps } from '@harbor/contract/order-form/word-count';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { toMoment } from '../../../time';
import { moveOrder, noteOnOrder } from '../orders/move';
import type { OrderRow } from '../orders/rows';
import { formClock } from './clock';
import { formHandedIn } from './events';
import { releaseOthers, withHeldFiles } from './held-files';
import { moveForm } from './move';
import { presentDraft } from './present';
import { checkNumber, lockOwnForm, versionOf } from './queries';
import type { FormRow } from './rows';
import { keepSchema } from './schemas';
import { type FormEvent, findFormStep, formStatus, mayFill } from './transitions';
import { schemaToWrite, versionToWrite } from './written';

type Saved = BodyOf<'POST /orderform/:id/draft'>;

/** Who writes in the form of which order, and when. */
export interface Writing {
  userId: number;
  orderId: number;
  now: Date;
}

const changedElsewhere = '这份资料在另一处有更新的修改';

/** @throws HttpProblem 409 when the form or the order does not allow it now */
function checkStep(event: FormEvent, order: OrderRow, row: FormRow | undefined): void {
  const step = findFormStep(
    event,
    { status: order.form_status, changing: Boolean(row?.draft) },
    order.status,
  );
  if (step && mayFill(order)) return;
  if (event !== 'return' && mayFill(order) && order.form_status === formStatus.submitted && !row?.draft)
    throw conflict('资料已提交，如需修改请先申请修改');
  throw conflict(staleMessage);
}

/** @throws HttpProblem 409 with what is kept, when somebody wrote since the caller looked */
function checkRevision(row: FormRow | undefined, revision: number): void {
  if ((row?.revision ?? 0) !== revision)
    throw conflict(changedElsewhere, { draft: presentDraft(row), revision: row?.revision ?? 0 });
}

async function keep(
  trx: Db,
  order: OrderRow,
  changes: {
    draft: FormAnswers | null;
    /** Of the draft; null without one. */
    schema_version: number | null;
    submitted_version?: number;
    return_reason?: string;
    returned_at?: Date;
  },
  now: Date,
): Promise<FormRow> {
  const draft = changes.draft ? JSON.stringify(changes.draft) : null;
  return trx
    .insertInto('order_forms')
    .values({
      order_id: order.id,
      user_id: order.user_id,
      goods_id: order.goods_id,
      form: order.goods.form_no,
      revision: 1,
      saved_at: now,
      created_at: now,
      ...changes,
      draft,
    })
    .onConflict((on) =>
      on.column('order_id').doUpdateSet((eb) => ({
        ...changes,
        draft,
        saved_at: now,
        revision: eb('order_forms.revision', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Keeps a draft. Its files are the order's from then on, and its version of the form is the one in which it goes on.
 * @throws HttpProblem 404, 409 not open for writing, another form or version of it, or a newer draft (which is in the
 * answer), 422 a file
 */
export async function saveDraft(
  trx: Db,
  { userId, orderId, now }: Writing,
  body: Saved,
): Promise<{ revision: number; saved_at: string }> {
  const { order, row } = await lockOwnForm(trx, userId, orderId);
  checkNumber(order, body.form);
  checkStep('save', order, row);
  checkRevision(row, body.revision);
  const newest = await versionOf(trx, orderId);
  const schema = await schemaToWrite(trx, order, { row, newest }, body.schema_version);
  const answers = await withHeldFiles(trx, schema, cleanAnswers(schema, body.answers), {
    orderId,
    userId,
    now,
  });
  const kept = await keep(trx, order, { draft: answers, schema_version: schema.version }, now);
  await keepSchema(trx, schema);
  await releaseOthers(trx, orderId, answers, now);
  await moveForm(trx, order, 'save', now);
  return { revision: kept.revision, saved_at: toMoment(now) };
}

/**
 * Hands a form in: a new version, and a paid order goes on to be taken.
 * @throws HttpProblem 404, 409 not open, another form or version of it, or written in elsewhere, 422 by the paths of fields
 */
export async function submitForm(trx: Db, { userId, orderId, now }: Writing, body: Saved): Promise<void> {
  const { order, row } = await lockOwnForm(trx, userId, orderId);
  checkNumber(order, body.form);
  checkStep('submit', order, row);
  checkRevision(row, body.revision);
  const newest = await versionOf(trx, orderId);
  const schema = await schemaToWrite(trx, order, { row, newest }, body.schema_version);
  const answers = await checkedAnswers(trx, { userId, orderId, now }, order, schema, body.answers);

  const version = (row?.submitted_version ?? 0) + 1;
  const changes = { draft: null, schema_version: null, submitted_version: version, return_reason: '' };
  await keep(trx, order, changes, now);
  await keepSchema(trx, schema);
  await insertRow(trx, 'order_form_versions', {
    order_id: orderId,
    version,
    form: schema.form,
    schema_version: schema.version,
    answers: JSON.stringify(answers),
    word_flags: JSON.stringify(
      wordGaps(schema, answers).map(({ label, given, counted }) => ({ label, given, counted })),
    ),
    submitted_at: now,
  });
  await releaseOthers(trx, orderId, null, now);
  const context = { actor: 'user', actorId: userId, at: now, facts: { version } } as const;
  await moveForm(trx, order, 'submit', now);
  await formHandedIn.emit(trx, { order, version, answers, at: now });
  if (order.status === s.incomplete) {
    await moveOrder(trx, order, 'submit_form', context);
  } else {
    await noteOnOrder(trx, order, version === 1 ? 'submit_form' : 'change_form', context);
  }
}

async function checkedAnswers(
  trx: Db,
  writing: Writing,
  order: OrderRow,
  schema: OrderFormSchema,
  given: FormAnswers,
): Promise<FormAnswers> {
  const strange = unknownKeys(schema, given);
  if (strange.length > 0)
    throw invalid(Object.fromEntries(strange.map((key) => [key, ['信息表里没有这一项']])));
  const clean = cleanAnswers(schema, given);
  const errors = checkForm(schema, clean, formClock(order, writing.now));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return withHeldFiles(trx, schema, askedAnswers(schema, clean), writing);
}

/** Versions of one order's form after which its owner opens it no more: all of them are kept. */
const mostVersions = 50;

/**
 * Opens what was handed in for changes, as a draft; it counts until the changes are handed in.
 * @throws HttpProblem 404, 409 taken already, not handed in, or changed too often
 */
export async function reviseForm(trx: Db, { userId, orderId, now }: Writing): Promise<void> {
  const { order, row } = await lockOwnForm(trx, userId, orderId);
  checkStep('revise', order, row);
  const newest = await versionOf(trx, orderId);
  if (!newest) throw conflict(staleMessage);
  if (newest.version >= mostVersions) throw conflict('修改次数过多，如仍需修改请联系客服');
  await keep(trx, order, { draft: newest.answers, schema_version: newest.schema_version }, now);
}

/** Gives up changes that were begun. @throws HttpProblem 404, 409 none were begun */
export async function dropChanges(trx: Db, { userId, orderId, now }: Writing): Promise<void> {
  const { order, row } = await lockOwnForm(trx, userId, orderId);
  checkStep('drop', order, row);
  await keep(trx, order, { draft: null, schema_version: null }, now);
  await releaseOthers(trx, orderId, null, now);
}

/** A returned form as a draft: the changes that were begun, else what was handed in. */
export async function reopenReturned(
  trx: Db,
  order: OrderRow,
  row: FormRow,
  reason: string,
  now: Date,
): Promise<number> {
  const state = { status: order.form_status, changing: Boolean(row.draft) };
  if (!findFormStep('return', state, order.status)) throw conflict(staleMessage);
  const newest = await versionOf(trx, order.id);
  await keep(
    trx,
    order,
    {
      draft: row.draft ?? newest?.answers ?? {},
      schema_version: await versionToWrite(trx, order, row, newest),
      return_reason: reason,
      returned_at: now,
    },
    now,
  );
  return moveForm(trx, order, 'return', now);
}
