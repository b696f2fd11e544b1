import { Readable } from 'node:stream';
import { manuscript, recommendation } from '@harbor/contract';
import {
  feedbackResults,
  type SubmissionStatus,
  submissionStatus as s,
} from '@harbor/contract/submission-status';
import { sql } from 'kysely';
import { z } from 'zod';
import { fileStatus } from '../areas/base/files/transitions';
import { manuscriptHolder } from '../areas/content/submissions/holder';
import { submissionLimits } from '../areas/content/submissions/limits';
import { submissionSteps } from '../areas/content/submissions/transitions';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';
import { compactDay } from '../labels/beijing';
import { ulid } from '../ulid';
import { readData } from './data';

const hour = 3_600_000;
const buyer = 1;
const editor = 9;

const submissionsFile = z.strictObject({
  submissions: z.array(
    z.strictObject({
      id: z.int(),
      hours: z.number(),
      file: z.string(),
      manuscript,
      lines: z.array(
        z.strictObject({
          event: z.enum(['submit', 'take', 'ask', 'recommend', 'send', 'feedback', 'withdraw']),
          hours: z.number(),
          content: z.string().default(''),
        }),
      ),
      journals: z.array(recommendation).default([]),
      sent: z.strictObject({ journal: z.string(), manuscript_no: z.string() }).optional(),
      feedback: z
        .strictObject({ result: z.enum(['accepted', 'revise', 'rejected']), note: z.string() })
        .optional(),
    }),
  ),
});

type DemoSubmission = z.output<typeof submissionsFile>['submissions'][number];

/** The buyer's submissions, one in each state, each reached by legal steps. */
export async function seedSubmissions(trx: Db, core: Core): Promise<void> {
  const { submissions } = readData('submissions.json', submissionsFile);
  for (const one of submissions) await seedOne(trx, core, one);
  await sql`select setval(pg_get_serial_sequence('submissions', 'id'), 1000)`.execute(trx);
}

const dayOf = (at: Date) => new Date(at.getTime() + 8 * hour).toISOString().slice(0, 10);

async function seedOne(trx: Db, core: Core, one: DemoSubmission): Promise<void> {
  const now = core.settings.clock.now();
  const at = (hours: number) => new Date(now - hours * hour);
  const lines = walk(one);
  const last = lines.at(-1);
  const when = (event: string) => at(lines.find((line) => line.event === event)?.hours ?? one.hours);
  const status = last?.to ?? s.waiting;
  const wait = {
    [s.needsAuthor]: submissionLimits.supplyWithin,
    [s.recommended]: submissionLimits.decideWithin,
  }[status as number];
  const updated = at(last?.hours ?? one.hours);
  await sql`
    insert into submissions (id, submission_no, user_id, status, manuscript, editor_id, question, due_at,
      recommendations, recommendation_note, sent, feedback, close_event, close_reason, closed_at,
      submitted_at, created_at, updated_at)
    overriding system value values (${one.id},
      ${`TG${compactDay(at(one.hours))}${String(100_000 + one.id * 7919)}`}, ${buyer}, ${status},
      ${JSON.stringify(one.manuscript)}::jsonb, ${lines.length > 1 && status !== s.closed ? editor : null},
      ${status === s.needsAuthor ? (last?.content ?? '') : ''},
      ${wait === undefined ? null : new Date(updated.getTime() + wait)},
      ${JSON.stringify(one.journals)}::jsonb,
      ${lines.find(({ event }) => event === 'recommend')?.content ?? ''},
      ${one.sent ? JSON.stringify({ ...one.sent, sent_on: dayOf(when('send')) }) : null}::jsonb,
      ${one.feedback ? JSON.stringify({ ...one.feedback, answered_on: dayOf(when('feedback')) }) : null}::jsonb,
      ${status === s.closed ? 'withdraw' : ''}, ${status === s.closed ? `您已撤回：${last?.content}` : ''},
      ${status === s.closed ? updated : null}, ${at(one.hours)}, ${at(one.hours)}, ${updated})`.execute(trx);
  await insertRow(
    trx,
    'submission_lines',
    lines.map(({ event, from, to, actor, hours }, i) => ({
      submission_id: one.id,
      event,
      from_status: from,
      to_status: to,
      actor,
      actor_id: actor === 'user' ? buyer : editor,
      content: contentOf(one, lines[i]),
      at: at(hours),
    })),
  );
  await seedFile(trx, core, one, at(one.hours));
}

type Walked = DemoSubmission['lines'][number] & {
  from: SubmissionStatus;
  to: SubmissionStatus;
  actor: (typeof submissionSteps)[number]['actor'];
};

/** The lines with the statuses that they lead through. @throws Error for an illegal step */
function walk({ id, lines }: DemoSubmission): Walked[] {
  let status: SubmissionStatus = s.draft;
  return lines.map((line) => {
    const step = submissionSteps.find(({ from, event }) => from === status && event === line.event);
    if (!step) throw new Error(`Demo submission ${id}: ${line.event} is no legal step`);
    status = step.to;
    return { ...line, from: step.from, to: step.to, actor: step.actor };
  });
}

function contentOf({ journals, sent, feedback }: DemoSubmission, line: Walked | undefined): string {
  if (line?.event === 'recommend')
    return `${journals.map(({ name }) => `《${name}》`).join('、')}。${line.content}`;
  if (line?.event === 'send') return `《${sent?.journal}》· 稿件编号 ${sent?.manuscript_no}`;
  if (line?.event === 'feedback' && feedback) return `${feedbackResults[feedback.result]}：${feedback.note}`;
  return line?.content ?? '';
}

/** A small real PDF, so that the file can be downloaded like any other. */
async function seedFile(trx: Db, core: Core, one: DemoSubmission, at: Date): Promise<void> {
  const id = ulid(at.getTime());
  const bytes = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
  await core.files.receive(id, 0, Readable.from([bytes]), bytes.length);
  const sealed = await core.files.seal(id);
  await core.files.keep(id, sealed);
  const { kind, id: holderId } = manuscriptHolder(one.id);
  await insertRow(trx, 'files', {
    id,
    user_id: buyer,
    purpose: 'submission',
    name: one.file,
    type: 'pdf',
    size: bytes.length,
    received: bytes.length,
    declared_sha256: null,
    sha256: sealed.sha256,
    words: null,
    status: fileStatus.ready,
    holder_kind: kind,
    holder_id: String(holderId),
    created_at: at,
    updated_at: at,
    held_at: at,
    deleted_at: null,
  });
}
