import { type AppraiseStatus, appraiseStatus } from '@harbor/contract/appraise-status';
import { type TestApp, testApp } from '../../../testing/app';
import { addCategory, addGoods } from '../services/testing/goods';
import { type AppraiseActor, type AppraiseEvent, appraiseStep, appraiseSteps } from './transitions';

const statuses: (AppraiseStatus | null)[] = [null, ...Object.values(appraiseStatus)];
const events: AppraiseEvent[] = ['write', 'publish', 'hide', 'restore', 'undo'];
const actors: AppraiseActor[] = ['user', 'operator'];

/** domain.md section 3.10, written a second time by hand. */
const specification = [
  'write: - → 1 user',
  'publish: 1 → 2 operator',
  'hide: 1 → 3 operator',
  'hide: 2 → 3 operator',
  'restore: 3 → 2 operator',
  'undo: 2 → 1 operator',
  'undo: 3 → 1 operator',
];

test('the table has exactly the rows of the specification, and nothing else is a step', () => {
  const found = statuses.flatMap((from) =>
    events.flatMap((event) =>
      actors.flatMap((actor) => {
        const step = appraiseStep(from, event, actor);
        return step ? [`${event}: ${from ?? '-'} → ${step.to} ${actor}`] : [];
      }),
    ),
  );
  expect(found.sort()).toEqual([...specification].sort());
  expect(appraiseSteps).toHaveLength(specification.length);
});

describe('through the API', () => {
  let site: TestApp;
  let staff: { id: number; token: string };
  let goods: number;
  let author: { id: number };
  beforeAll(async () => {
    site = await testApp({ areas: ['reviews', 'services', 'checkout', 'messages'] });
    await addCategory(site.core.db);
    goods = await addGoods(site.core.db);
    staff = await site.user({ is_staff: true });
    author = await site.user();
  });
  afterAll(() => site.close());

  /** A review whose part stands at `status`; the addition stands beside a shown review. */
  async function put(part: 'review' | 'append', status: AppraiseStatus): Promise<number> {
    const append = part === 'append';
    const { id } = await site.core.db
      .insertInto('appraises')
      .values({
        ...{ goods_id: goods, user_id: author.id, order_id: null, teacher_id: null },
        ...{ stars: 5, professional: 5, punctual: 5, communication: 5, norm: 5 },
        ...{ reply_content: null, reply_name: null, reply_at: null },
        append_content: append ? '三个月后再看依然有用' : null,
        append_at: append ? new Date(site.clock.now()) : null,
        append_status: append ? status : null,
        status: append ? appraiseStatus.shown : status,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const act = (event: 'publish' | 'hide' | 'restore', id: number, part: 'review' | 'append') =>
    site.call(`POST /staff/appraise/${event}/:id`, {
      token: staff.token,
      params: { id },
      body: {
        part,
        ...(event === 'hide' && { basis: 'privacy' }),
        ...(event !== 'publish' && { reason: '含有他人姓名' }),
      } as never,
    });

  const cases = (['review', 'append'] as const).flatMap((part) =>
    Object.values(appraiseStatus).flatMap((from) =>
      (['publish', 'hide', 'restore'] as const).map((event) => ({
        part,
        from,
        event,
        to: appraiseStep(from, event, 'operator')?.to,
      })),
    ),
  );

  test.each(cases.filter(({ to }) => to !== undefined))(
    'the $part goes by $event from $from to $to, with history and audit',
    async ({ part, from, event, to }) => {
      const id = await put(part, from);
      const { status, data } = await act(event, id, part);
      expect(status).toBe(200);
      expect(part === 'review' ? data.status : data.append?.status).toBe(to);
      const history = await site.core.db
        .selectFrom('appraise_history')
        .select(['part', 'event', 'from_status', 'to_status', 'actor', 'actor_id'])
        .where('appraise_id', '=', id)
        .execute();
      expect(history).toEqual([
        { part, event, from_status: from, to_status: to, actor: 'operator', actor_id: staff.id },
      ]);
      const audit = await site.core.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id'])
        .where('object_type', '=', 'appraise')
        .where('object_id', '=', String(id))
        .execute();
      expect(audit).toEqual([{ action: `appraise.${event}`, actor_id: staff.id }]);
    },
  );

  test.each(cases.filter(({ to }) => to === undefined))(
    'the $part cannot $event from $from: 409, and nothing moves',
    async ({ part, from, event }) => {
      const id = await put(part, from);
      expect((await act(event, id, part)).status).toBe(409);
      const row = await site.core.db
        .selectFrom('appraises')
        .select(['status', 'append_status'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(part === 'review' ? row.status : row.append_status).toBe(from);
    },
  );

  test('a part that is not there cannot be moved, a review that is not there is 404', async () => {
    const id = await put('review', appraiseStatus.shown);
    expect((await act('publish', id, 'append')).status).toBe(409);
    expect((await act('publish', 424242, 'review')).status).toBe(404);
  });

  test('a true review is hidden for law or privacy only, with a reason', async () => {
    const id = await put('review', appraiseStatus.shown);
    const hide = (body: object) =>
      site.call('POST /staff/appraise/hide/:id', {
        token: staff.token,
        params: { id },
        body: { part: 'review', ...body } as never,
      });
    expect((await hide({ basis: 'unfriendly', reason: '评分太低' })).errors).toEqual({
      basis: ['只能因违法或隐私隐藏真实评价'],
    });
    expect((await hide({ basis: 'law' })).errors).toEqual({ reason: ['请填写原因'] });
  });
});
