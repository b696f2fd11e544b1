import type { BodyOf, DataOf } from '@harbor/contract';
import { inspect } from '@harbor/contract/sentinel';
import { type SubmissionStatus, submissionStatus as s } from '@harbor/contract/submission-status';
import type { Updateable } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { paginate } from '../../../http/page';
import { invalid, notFound } from '../../../http/problem';
import { dayInWords } from '../../../labels/beijing';
import { audit } from '../../base/accounts/audit';
import { maskPhone } from '../../base/accounts/phone-key';
import { submissionLimits } from './limits';
import { moveSubmission } from './move';
import { presentCard, presentDetail } from './present';
import { lockForDesk } from './queries';
import type { SubmissionRow } from './rows';
import { tellAuthor } from './tell';
import { findSubmissionStep } from './transitions';

type DeskList = DataOf<'GET /staff/submission/list'>;
type DeskCard = DeskList['data'][number];

const acts = ['take', 'ask', 'recommend', 'close'] as const;

async function presentForDesk(db: Db, rows: SubmissionRow[]): Promise<DeskCard[]> {
  const ids = [...new Set(rows.flatMap((row) => [row.user_id, row.editor_id ?? []].flat()))];
  const people =
    ids.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'nickname', 'phone']).where('id', 'in', ids).execute();
  const person = (id: number | null) => people.find((one) => one.id === id);
  return rows.map((row) => ({
    ...presentCard(row),
    author: {
      id: row.user_id,
      nickname: person(row.user_id)?.nickname ?? '已注销用户',
      phone: maskPhone(person(row.user_id)?.phone ?? null),
    },
    editor: person(row.editor_id)?.nickname ?? '',
    acts: acts.filter((act) => findSubmissionStep(row.status, act, 'operator') !== undefined),
  }));
}

async function deskCard(db: Db, row: SubmissionRow): Promise<DeskCard> {
  const [card] = await presentForDesk(db, [row]);
  if (!card) throw new Error(`Submission ${row.id} is not there`);
  return card;
}

/** Submissions for the desk: those that wait the oldest first, all others the last changed first. */
export async function deskSubmissions(db: Db, status: number | undefined, page: number): Promise<DeskList> {
  const perPage = submissionLimits.deskPerPage;
  const wanted = Object.values(s).find((known) => known === status);
  const matching = db
    .selectFrom('submissions')
    .where('status', '<>', s.draft)
    .$if(wanted !== undefined, (query) => query.where('status', '=', wanted as SubmissionStatus));
  return paginate(
    matching
      .selectAll()
      .orderBy((eb) => eb.case().when('status', '=', s.waiting).then(0).else(1).end())
      .orderBy('updated_at', wanted === s.waiting ? 'asc' : 'desc')
      .orderBy('id'),
    { page, perPage },
    (rows) => presentForDesk(db, rows),
  );
}

/** A submission for staff, with its files and what may be done. @throws HttpProblem 404 */
export async function deskSubmission(
  db: Db,
  id: number,
  now: Date,
): Promise<DataOf<'GET /staff/submission/detail/:id'>> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', s.draft)
    .executeTakeFirst();
  if (!row) throw notFound('投稿不存在');
  return { ...(await presentDetail(db, row, now)), ...(await deskCard(db, row)) };
}

interface DeskStep {
  event: (typeof acts)[number];
  content?: string;
  changes?: Omit<Updateable<DB['submissions']>, 'status' | 'due_at' | 'reminded_at' | 'updated_at'>;
  told: (row: SubmissionRow) => { title: string; body: string };
}

async function act(core: Core, staffId: number, id: number, step: DeskStep): Promise<DeskCard> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await lockForDesk(trx, id);
    const moved = await moveSubmission(
      trx,
      row,
      { event: step.event, actor: 'operator', actorId: staffId, at: now, content: step.content },
      { ...step.changes, editor_id: row.editor_id ?? staffId },
    );
    await tellAuthor(trx, moved, step.told(moved), now);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: `submission.${step.event}`,
      object: ['submission', String(id)],
      detail: step.content ? { content: step.content.slice(0, 200) } : {},
    });
    return deskCard(trx, moved);
  });
}

/** Takes a manuscript on. @throws HttpProblem 404, 409 */
export const takeOn = (core: Core, staffId: number, id: number) =>
  act(core, staffId, id, {
    event: 'take',
    told: () => ({ title: '稿件已受理', body: '已由编辑受理，评估完成后为您推荐期刊。' }),
  });

/** Asks the author for what is missing. @throws HttpProblem 404, 409 */
export const ask = (core: Core, staffId: number, id: number, content: string) =>
  act(core, staffId, id, {
    event: 'ask',
    content,
    changes: { question: content },
    told: (row) => ({
      title: '请补充投稿资料',
      body: `请在${row.due_at ? dayInWords(row.due_at) : ''}前补充，逾期将自动关闭：${content}`,
    }),
  });

/** What is said for a journal may promise nothing. @throws HttpProblem 422 by field */
function checkWording({ journals, note = '' }: BodyOf<'POST /staff/submission/recommend/:id'>): void {
  const texts = journals.flatMap((one, i) => [
    [`journals.${i}.reason`, one.reason],
    [`journals.${i}.caution`, one.caution ?? ''],
  ]);
  for (const [field = '', text = ''] of [...texts, ['note', note]]) {
    const [hit] = inspect(text, 'goods');
    if (hit) throw invalid({ [field]: [`“${hit.text}”不能出现在推荐中：${hit.message}`] });
  }
}

/** Recommends journals, in place of an earlier recommendation. @throws HttpProblem 404, 409, 422 */
export async function recommend(
  core: Core,
  staffId: number,
  id: number,
  body: BodyOf<'POST /staff/submission/recommend/:id'>,
): Promise<DeskCard> {
  checkWording(body);
  const { journals, note = '' } = body;
  const names = journals.map(({ name }) => `《${name}》`).join('、');
  return act(core, staffId, id, {
    event: 'recommend',
    content: note ? `${names}。${note}` : names,
    changes: { recommendations: JSON.stringify(journals), recommendation_note: note },
    told: () => ({
      title: '编辑推荐了期刊',
      body: `有${journals.length}种期刊供您参考，是否投稿由您决定并亲自投出。`,
    }),
  });
}

/** Ends what cannot go on. @throws HttpProblem 404, 409 */
export const close = (core: Core, staffId: number, id: number, reason: string) =>
  act(core, staffId, id, {
    event: 'close',
    content: reason,
    changes: { close_reason: reason },
    told: () => ({ title: '投稿已关闭', body: `已关闭：${reason}` }),
  });
