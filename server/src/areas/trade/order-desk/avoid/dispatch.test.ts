import { mostAvoided } from '@harbor/contract/order-form/limits';
import { type TestApp, testApp } from '../../../../testing/app';
import { formCount, shippedSchema } from '../../forms/schemas';
import { goodAnswers, orderToFill, submit } from '../../forms/testing/forms';
import { orderRow } from '../../orders/testing/orders';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders', 'forms', 'orderDesk', 'user'] });
  staff = await site.user({ is_staff: true, nickname: '运营小港' });
});
afterAll(() => site.close());

/** An order that waits, whose buyer avoids these. */
async function waiting(avoid: string[]): Promise<number> {
  const { id, token } = await orderToFill(site);
  expect((await submit(site, token, id, { ...goodAnswers(site), avoid })).status).toBe(200);
  return id;
}

async function teacher(more: { nickname?: string; unit?: string; bio?: string } = {}): Promise<number> {
  const { unit = '', bio = '', nickname = '沈知行' } = more;
  const { id } = await site.user({ is_teacher: true, is_certification: true, nickname });
  await site.core.db.updateTable('users').set({ unit, bio }).where('id', '=', id).execute();
  return id;
}

const dispatch = (id: number, body: { teacher_id?: number; institutions?: string[] }) =>
  site.call('POST /staff/order/dispatch/:id', { params: { id }, token: staff.token, body });

const detail = async (id: number) =>
  (await site.call('GET /staff/order/detail/:id', { params: { id }, token: staff.token })).data;

test('an order does not go to whom its buyer avoids; staff read the list, and what fits', async () => {
  const id = await waiting(['东湖大学', '周老师课题组']);
  expect((await detail(id)).avoided).toEqual(['东湖大学', '周老师课题组']);
  const colleague = await teacher({ unit: ' 东湖大学（材料学院）' });
  const refused = await dispatch(id, { teacher_id: colleague });
  expect([refused.status, refused.errors.teacher_id]).toEqual([
    422,
    ['买家要求回避“东湖大学”，不能安排（沈知行，东湖大学（材料学院））'],
  ]);
  const named = await dispatch(id, { teacher_id: await teacher({ nickname: '周明远', unit: '西湖大学' }) });
  expect(named.errors.teacher_id?.[0]).toContain('“周老师课题组”');
  const trained = await dispatch(id, {
    teacher_id: await teacher({ unit: '西湖大学', bio: '东湖大学博士' }),
  });
  expect(trained.errors.teacher_id?.[0]).toContain('“东湖大学”');
  expect((await orderRow(site, id)).teacher_id).toBeNull();
  const free = await teacher({ unit: '西湖大学' });
  expect((await dispatch(id, { teacher_id: free, institutions: ['西湖大学'] })).status).toBe(200);
  expect((await orderRow(site, id)).teacher_id).toBe(free);
});

test('where nobody says where a teacher works, staff say it, and it is held against the list and audited', async () => {
  const id = await waiting(['东湖大学']);
  const unknown = await teacher();
  const asked = await dispatch(id, { teacher_id: unknown });
  expect([asked.status, asked.errors]).toEqual([
    422,
    { institutions: ['买家设置了回避，请按认证材料填写这位老师所在的单位后再派单'] },
  ]);
  const avoided = await dispatch(id, { teacher_id: unknown, institutions: ['西湖大学', '东湖大学'] });
  expect(avoided.errors.teacher_id?.[0]).toContain('“东湖大学”');
  expect((await dispatch(id, { teacher_id: unknown, institutions: ['西湖大学'] })).status).toBe(200);
  const { detail: noted } = await site.core.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'order.dispatch')
    .where('object_id', '=', String(id))
    .executeTakeFirstOrThrow();
  expect(noted).toMatchObject({ teacher_id: unknown, institutions: '西湖大学' });
});

test('a teacher who writes another unit into the profile gets nothing by it', async () => {
  const id = await waiting(['东湖大学']);
  const { id: changed, token } = await site.user({ is_teacher: true, is_certification: true });
  await site.core.db.updateTable('users').set({ unit: '东湖大学' }).where('id', '=', changed).execute();
  expect((await dispatch(id, { teacher_id: changed })).errors.teacher_id?.[0]).toContain('“东湖大学”');
  await site.call('POST /user/edit', { token, body: { unit: '西湖大学' } });
  expect((await dispatch(id, { teacher_id: changed })).errors.institutions?.[0]).toContain('按认证材料');
});

test('a list in another language is held against names in that language', async () => {
  const id = await waiting(['Peking University', '东湖大学']);
  const someone = await teacher();
  const chinese = await dispatch(id, { teacher_id: someone, institutions: ['北京大学'] });
  expect(chinese.errors.institutions).toEqual([
    '买家的回避名单中有“Peking University”，请一并填写这位老师单位的英文名称后再派单',
  ]);
  const both = await dispatch(id, { teacher_id: someone, institutions: ['北京大学 Peking University'] });
  expect(both.errors.teacher_id?.[0]).toContain('“Peking University”');
  const english = await dispatch(id, { teacher_id: someone, institutions: ['Westlake University'] });
  expect(english.errors.institutions?.[0]).toContain('“东湖大学”，请一并填写这位老师单位的中文名称');
  const free = { teacher_id: someone, institutions: ['西湖大学', 'Westlake University'] };
  expect((await dispatch(id, free)).status).toBe(200);
});

test('staff whom the buyer avoids do not serve the order themselves; without a list nothing is asked', async () => {
  const id = await waiting(['运营小港']);
  expect((await dispatch(id, {})).errors.staff?.[0]).toContain('“运营小港”');
  const colleague = await site.user({ is_staff: true, nickname: '运营小岸' });
  await site.core.db.updateTable('users').set({ unit: '东湖大学' }).where('id', '=', colleague.id).execute();
  const listed = await waiting(['东湖大学']);
  const own = await site.call('POST /staff/order/dispatch/:id', {
    params: { id: listed },
    token: colleague.token,
    body: {},
  });
  expect(own.errors.staff?.[0]).toContain('“东湖大学”');
  const open = await waiting([]);
  expect((await dispatch(open, { teacher_id: await teacher() })).status).toBe(200);
});

test('every form takes as many as pages say', () => {
  const fields = Array.from({ length: formCount }, (_, i) => shippedSchema(i + 1)).flatMap(({ sections }) =>
    sections.flatMap((section) => section.fields.filter(({ key }) => key === 'avoid')),
  );
  expect(fields.length).toBeGreaterThan(0);
  for (const { max } of fields) expect(max).toBe(mostAvoided);
});
