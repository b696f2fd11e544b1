import { type PlanKind, planKinds } from '@harbor/contract/plan-kinds';
import { isoDay } from '../../../labels/beijing';
import { type TestApp, testApp } from '../../../testing/app';
import { readCalendar } from '../../content/diary/testing/read-calendar';
import { addCategory, addGoods } from '../../trade/services/testing/goods';
import { dayAfter, daysBetween, reckon } from './reckon';
import { planRules } from './steps';

const today = '2026-11-28';
const none = new Map();
const total = (kind: PlanKind, of: 'usual' | 'least') =>
  planRules[kind].reduce((sum, one) => sum + one[of], 0);

describe.each(Object.keys(planKinds) as PlanKind[])('%s', (kind) => {
  test.each([
    ['enough', total(kind, 'usual') + 5],
    ['tight', total(kind, 'usual') - 3],
    ['tight', total(kind, 'least') + 1],
    ['late', total(kind, 'least') - 1],
  ])('says %s with %i days', (fit, days) => {
    const date = dayAfter(today, days);
    const plan = reckon(kind, date, today, [], none);
    expect(plan.fit).toBe(fit);
    expect(plan.steps.at(-1)?.until).toBe(date);
    for (const [n, step] of plan.steps.entries()) {
      expect(daysBetween(step.from, step.until)).toBe(step.days);
      expect(step.days).toBeGreaterThanOrEqual(step.least_days);
      expect(plan.steps[n + 1]?.from ?? step.until).toBe(step.until);
    }
    if (fit === 'late') expect(plan.steps[0]?.warning).toContain('来不及');
    else expect(plan.steps[0]?.from && plan.steps[0].from >= today).toBe(true);
  });
});

test('what is done takes no time, and the rest has it', () => {
  const date = dayAfter(today, total('fund', 'usual') - 10);
  expect(reckon('fund', date, today, [], none).fit).toBe('tight');
  expect(reckon('fund', date, today, ['direction'], none).fit).toBe('enough');
});

describe('the calls', () => {
  let site: TestApp;
  let day: string;
  beforeAll(async () => {
    site = await testApp({ areas: ['services', 'courses', 'plan'] });
    await addCategory(site.core.db);
    await addGoods(site.core.db, { title: '基金申请书一对一辅导', form_no: 25, deliver_days: 40 });
    day = dayAfter(isoDay(new Date(site.clock.now())), 60);
  });
  afterAll(() => site.close());

  test('a visitor sees a plan, with services and whether they fit, and a calendar that reads', async () => {
    const { status, data } = await site.call('POST /plan/preview', { body: { kind: 'fund', date: day } });
    expect([status, data.id, data.days_left]).toEqual([200, null, 60]);
    const service = data.steps
      .flatMap(({ services }) => services)
      .find(({ title }) => title.includes('基金'));
    expect(service?.fits).toBe(false);
    const events = readCalendar(Buffer.from(data.ics)).parts.filter(({ name }) => name === 'VEVENT');
    expect(events).toHaveLength(data.steps.length + 1);
  });

  test('a member keeps plans, marks steps, moves the day and takes them out; nobody else sees them', async () => {
    const { token } = await site.user();
    const saved = await site.call('POST /plan/save', {
      token,
      body: { kind: 'fund', date: day, title: '面上' },
    });
    const id = saved.data.id ?? 0;
    const marked = await site.call('POST /plan/step/:id', {
      ...{ token, params: { id } },
      body: { step: 'direction', done: true },
    });
    expect(marked.data.steps.map(({ done }) => done)).toEqual([true, false, false, false, false, false]);
    const moved = await site.call('POST /plan/change/:id', {
      token,
      params: { id },
      body: { date: dayAfter(day, 90) },
    });
    expect([moved.data.fit, moved.data.title]).toEqual(['enough', '面上']);
    const stranger = await site.user();
    expect((await site.call('GET /plan/list', { token: stranger.token })).data.data).toEqual([]);
    expect((await site.call('POST /plan/remove/:id', { token: stranger.token, params: { id } })).status).toBe(
      404,
    );
    expect((await site.call('POST /plan/remove/:id', { token, params: { id } })).data.data).toEqual([]);
  });

  test('a day that is over is no day, nor a step that there is not', async () => {
    const over = await site.call('POST /plan/preview', { body: { kind: 'fund', date: '2020-01-01' } });
    expect([over.status, over.errors.date]).toEqual([422, ['日期已经过去，请选择今天以后的日期']]);
    const { token } = await site.user();
    const { data } = await site.call('POST /plan/save', { token, body: { kind: 'fund', date: day } });
    const step = await site.call('POST /plan/step/:id', {
      ...{ token, params: { id: data.id ?? 0 } },
      body: { step: 'waiting', done: true },
    });
    expect(step.status).toBe(422);
  });
});
