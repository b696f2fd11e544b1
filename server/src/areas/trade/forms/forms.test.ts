import { randomUUID } from 'node:crypto';
import type { FormAnswers } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../../testing/app';
import { orderRow, paidOrder, putOrder, unpaidOrder } from '../orders/testing/orders';
import { insertPayment, settleDirectly } from '../orders/testing/pay-directly';
import { goodAnswers, orderToFill, plainForm, readForm, save, submit } from './testing/forms';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['forms', 'ownOrders', 'services', 'checkout', 'pay', 'courses', 'refunds', 'messages'],
  });
});
afterAll(() => site.close());

const history = (id: number) =>
  site.core.db
    .selectFrom('order_history')
    .select(['event', 'from_status', 'to_status', 'note'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

describe('a schema', () => {
  test('is public and cacheable, for good when its version is named', async () => {
    const newest = await site.call('GET /orderform/schema/:form', { params: { form: 17 } });
    expect(newest.data).toMatchObject({ form: 17, version: 2, title: '学术润色（英文）' });
    expect(newest.data.sections.map(({ title }) => title)).toEqual([
      '稿件信息',
      '润色要求',
      '联系与基本信息',
      '声明',
    ]);
    expect(newest.headers['cache-control']).toBe('public, max-age=300');
    const fixed = await site.call('GET /orderform/schema/:form', {
      params: { form: 17 },
      query: { version: 2 },
    });
    expect(fixed.headers['cache-control']).toContain('immutable');
    expect(fixed.data).toEqual(newest.data);
  });

  test.each([0, 27, 'x', '01'])('there is none of number %s', async (form) => {
    const { status } = await site.call('GET /orderform/schema/:form', { params: { form: form as never } });
    expect(status).toBe(422);
  });

  test.each([0, 1.5, 2 ** 31, 3_000_000_000])('has no version %s, whoever writes by it', async (version) => {
    const { id, token } = await orderToFill(site);
    const body = { form: 1, schema_version: version, revision: 0, answers: {} };
    const answer = await site.call('POST /orderform/:id/draft', { params: { id }, token, body });
    expect(answer.status).toBe(422);
  });

  test('has no version that nobody ever saw', async () => {
    const { status } = await site.call('GET /orderform/schema/:form', {
      params: { form: 1 },
      query: { version: 9 },
    });
    expect(status).toBe(404);
  });
});

describe('filling in', () => {
  test('keeps a draft, names what is missing, and hands in what is whole', async () => {
    const { id, token } = await orderToFill(site);
    expect((await site.call('POST /user/order_info/:id', { params: { id }, token })).data).toMatchObject({
      form_no: plainForm,
      form_status: 0,
      actions: { fill_form: true, view_form: false },
    });
    const saved = await save(site, token, id, { major: ' 教育技术学<script>x</script> ', strange: 1 }, 0);
    expect(saved.data.revision).toBe(1);
    const kept = await readForm(site, token, id);
    expect(kept.draft?.answers).toMatchObject({ major: '教育技术学', degree: '' });
    expect(kept.draft?.answers).not.toHaveProperty('strange');
    expect(kept.form_status).toBe(1);

    const refused = await submit(site, token, id, { major: '教' });
    expect(refused.status).toBe(422);
    expect(refused.errors.major).toEqual(['专业至少2个字，还差 1 个']);
    expect(refused.errors.degree).toEqual(['请选择学位层次']);
    expect((await orderRow(site, id)).status).toBe(s.incomplete);

    const { status, data } = await submit(site, token, id, goodAnswers(site));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      form_status: 2,
      draft: null,
      submitted: { version: 1, schema_version: 1 },
      actions: { fill: false, revise: true, drop: false, pay: false },
    });
    expect((await orderRow(site, id)).status).toBe(s.waiting);
    expect((await history(id)).at(-1)).toMatchObject({
      event: 'submit_form',
      from_status: 20,
      to_status: 30,
    });
  });

  test('a key that no field has is refused at handing in', async () => {
    const { id, token } = await orderToFill(site);
    const { errors } = await submit(site, token, id, { ...goodAnswers(site), is_teacher: true });
    expect(errors).toEqual({ is_teacher: ['信息表里没有这一项'] });
  });

  test('the wish is no earlier than the service takes', async () => {
    const { id, token } = await orderToFill(site);
    const today = (await readForm(site, token, id)).today;
    const { errors } = await submit(site, token, id, { ...goodAnswers(site), expected_date: today });
    expect(errors.expected_date?.[0]).toMatch(/^该服务最短 5 天，最早可选 \d+月\d+日$/);
  });

  test('repeating with the same key gives the first answer', async () => {
    const { id, token } = await orderToFill(site);
    const body = { form: plainForm, schema_version: 1, revision: 0, answers: goodAnswers(site) };
    const idempotencyKey = randomUUID();
    const call = () => site.call('POST /orderform/:id', { params: { id }, token, body, idempotencyKey });
    const [first, second] = [await call(), await call()];
    expect(second.data).toEqual(first.data);
    expect((await readForm(site, token, id)).versions).toHaveLength(1);
  });

  test('another form than the service asks for is 409, with the right number', async () => {
    const { id, token } = await orderToFill(site);
    const read = await site.call('GET /orderform/:id', { params: { id }, query: { form: 13 }, token });
    expect([read.status, read.data]).toEqual([409, { form: plainForm }]);
    expect((await save(site, token, id, {}, 0, 13)).status).toBe(409);
    expect((await submit(site, token, id, {}, 13)).status).toBe(409);
  });

  test('a form that changed meanwhile is 409, and the draft stays', async () => {
    const { id, token } = await orderToFill(site);
    await save(site, token, id, { major: '教育学' }, 0);
    const { status, data } = await site.call('POST /orderform/:id', {
      params: { id },
      token,
      body: { form: plainForm, schema_version: 7, revision: 1, answers: goodAnswers(site) },
    });
    expect([status, data]).toEqual([409, { schema_version: 1 }]);
    expect((await readForm(site, token, id)).draft?.answers.major).toBe('教育学');
  });
});

describe('two tabs', () => {
  test('the later one does not overwrite what it has not seen, and gets it to look at', async () => {
    const { id, token } = await orderToFill(site);
    await save(site, token, id, { major: '教育学' }, 0);
    const late = await save(site, token, id, { major: '法学' }, 0);
    expect(late.status).toBe(409);
    expect(late.data).toMatchObject({ revision: 1, draft: { answers: { major: '教育学' }, revision: 1 } });
    expect((await save(site, token, id, { major: '法学' }, 1)).status).toBe(200);
    const submitted = await site.call('POST /orderform/:id', {
      params: { id },
      token,
      body: { form: plainForm, schema_version: 1, revision: 1, answers: goodAnswers(site) },
    });
    expect(submitted.status).toBe(409);
  });
});

describe('before it is paid', () => {
  test('a whole form leads the payment to 待接单, a draft to 待完善', async () => {
    const whole = await orderToFill(site, { paid: false });
    const { data } = await submit(site, whole.token, whole.id, goodAnswers(site));
    expect(data.actions).toMatchObject({ pay: true, revise: true });
    expect((await orderRow(site, whole.id)).status).toBe(s.unpaid);
    await settleDirectly(site.core, await insertPayment(site.core, whole.id));
    expect((await orderRow(site, whole.id)).status).toBe(s.waiting);
    expect((await history(whole.id)).map(({ event }) => event)).toEqual([
      'purchase',
      'submit_form',
      'pay_with_form',
    ]);

    const begun = await orderToFill(site, { paid: false });
    await save(site, begun.token, begun.id, { major: '教育学' }, 0);
    await settleDirectly(site.core, await insertPayment(site.core, begun.id));
    expect((await orderRow(site, begun.id)).status).toBe(s.incomplete);
  });
});

describe('changing what was handed in', () => {
  test('goes until it is taken; each time a version, and the last one counts meanwhile', async () => {
    const { id, token } = await orderToFill(site);
    await submit(site, token, id, goodAnswers(site));
    expect((await save(site, token, id, { major: '法学' }, 1)).status).toBe(409);
    const open = await site.call('POST /orderform/:id/revise', { params: { id }, token });
    expect(open.data).toMatchObject({ form_status: 2, actions: { fill: true, revise: false, drop: true } });
    expect(open.data.draft?.answers.major).toBe(goodAnswers(site).major);
    await save(site, token, id, { ...goodAnswers(site), major: '法学' }, open.data.revision);
    expect((await readForm(site, token, id)).submitted?.answers.major).toBe(goodAnswers(site).major);
    await submit(site, token, id, { ...goodAnswers(site), major: '法学' });
    const after = await readForm(site, token, id);
    expect(after.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(after.submitted?.answers.major).toBe('法学');
    const first = await site.call('GET /orderform/:id/version/:version', {
      params: { id, version: 1 },
      token,
    });
    expect(first.data.answers.major).toBe(goodAnswers(site).major);
    expect((await history(id)).map(({ event }) => event).slice(-2)).toEqual(['submit_form', 'change_form']);
    expect((await orderRow(site, id)).status).toBe(s.waiting);

    await putOrder(site, id, s.serving);
    const revise = await site.call('POST /orderform/:id/revise', { params: { id }, token });
    expect([revise.status, revise.msg]).toEqual([409, '状态已变化，请刷新']);
    expect((await readForm(site, token, id)).actions).toEqual({
      fill: false,
      revise: false,
      drop: false,
      pay: false,
    });
    const info = await site.call('POST /user/order_info/:id', { params: { id }, token });
    expect(info.data.actions).toMatchObject({ fill_form: false, view_form: true });
  });

  test('ends with the fiftieth version: all of them are kept', async () => {
    const { id, token } = await orderToFill(site);
    await submit(site, token, id, goodAnswers(site));
    await site.core.db
      .updateTable('order_form_versions')
      .set({ version: 50 })
      .where('order_id', '=', id)
      .execute();
    const { status, msg } = await site.call('POST /orderform/:id/revise', { params: { id }, token });
    expect([status, msg]).toEqual([409, '修改次数过多，如仍需修改请联系客服']);
  });

  test('can be given up', async () => {
    const { id, token } = await orderToFill(site);
    await submit(site, token, id, goodAnswers(site));
    await site.call('POST /orderform/:id/revise', { params: { id }, token });
    const { data } = await site.call('POST /orderform/:id/drop', { params: { id }, token });
    expect(data).toMatchObject({ draft: null, submitted: { version: 1 }, actions: { revise: true } });
    expect((await site.call('POST /orderform/:id/drop', { params: { id }, token })).status).toBe(409);
  });

  test('is closed while money is asked back', async () => {
    const { id, token } = await orderToFill(site);
    await putOrder(site, id, s.incomplete, { refund_status: 3 });
    expect((await save(site, token, id, {}, 0)).status).toBe(409);
    expect((await submit(site, token, id, goodAnswers(site))).status).toBe(409);
  });
});

describe('the next time', () => {
  test('contact data of the last form and the phone number stand there already', async () => {
    const { id, token, buyer } = await orderToFill(site);
    expect((await readForm(site, token, id)).prefill).toEqual({ phone: buyer.phone });
    await submit(site, token, id, { ...goodAnswers(site), email: 'chen@example.com' });
    const again = await paidOrder(site, token, { formNo: 5 });
    const { contact_name, identity, subject, direction } = goodAnswers(site);
    expect((await readForm(site, token, again)).prefill).toEqual({
      ...{ contact_name, identity, subject, direction },
      email: 'chen@example.com',
      phone: buyer.phone,
    });
  });

  test('what was written for an order that ended unpaid is offered for the same service', async () => {
    const { id, token } = await orderToFill(site, { paid: false });
    await save(site, token, id, { major: '教育学' }, 0);
    const other = await unpaidOrder(site, token, { formNo: plainForm });
    const { goods_id } = await orderRow(site, id);
    await putOrder(site, other, s.unpaid, { goods_id });
    expect((await readForm(site, token, other)).earlier).toBeNull();
    await putOrder(site, id, s.cancelled);
    expect((await readForm(site, token, other)).earlier).toMatchObject({
      order_id: id,
      answers: { major: '教育学' },
    });
    const { data } = await site.call('GET /orderform/waiting/:form', { params: { form: plainForm }, token });
    expect(data.data.map((order) => order.id)).toEqual([other]);
  });
});

describe('who may look', () => {
  test('nobody but the owner, and visitors not at all', async () => {
    const { id, token } = await orderToFill(site);
    await submit(site, token, id, goodAnswers(site));
    const other = await site.user();
    const body = { form: plainForm, schema_version: 1, revision: 0, answers: goodAnswers(site) };
    for (const who of [other.token, undefined]) {
      const [code] = who ? [404] : [401];
      const as = who ? { token: who } : {};
      expect((await site.call('GET /orderform/:id', { params: { id }, ...as })).status).toBe(code);
      expect(
        (await site.call('GET /orderform/:id/version/:version', { params: { id, version: 1 }, ...as }))
          .status,
      ).toBe(code);
      expect((await site.call('POST /orderform/:id/draft', { params: { id }, body, ...as })).status).toBe(
        code,
      );
      expect((await site.call('POST /orderform/:id', { params: { id }, body, ...as })).status).toBe(code);
      expect((await site.call('POST /orderform/:id/revise', { params: { id }, ...as })).status).toBe(code);
      expect((await site.call('POST /orderform/:id/drop', { params: { id }, ...as })).status).toBe(code);
    }
  });

  test('the teacher of the order, without contact data', async () => {
    const { id, token } = await orderToFill(site);
    const answers: FormAnswers = {
      ...goodAnswers(site),
      wechat: 'wx_chen01',
      email: 'chen@example.com',
      avoid: ['某大学'],
    };
    await submit(site, token, id, answers);
    const [teacher, another] = [
      await site.user({ is_teacher: true, is_certification: true }),
      await site.user({ is_teacher: true, is_certification: true }),
    ];
    await putOrder(site, id, s.serving, { teacher_id: teacher.id });
    const { data } = await site.call('GET /teacher/orderform/:id', { params: { id }, token: teacher.token });
    const seen = JSON.stringify(data);
    for (const secret of ['wx_chen01', 'chen@example.com', '某大学', answers.phone as string])
      expect(seen).not.toContain(secret);
    expect(data.answers).toMatchObject({ contact_name: answers.contact_name, major: answers.major });
    expect(data.schema.sections.flatMap(({ fields }) => fields).some(({ key }) => key === 'phone')).toBe(
      false,
    );
    const foreign = await site.call('GET /teacher/orderform/:id', { params: { id }, token: another.token });
    expect(foreign.status).toBe(404);
    expect((await site.call('GET /teacher/orderform/:id', { params: { id }, token })).status).toBe(403);
  });

  test('staff, who leave a trace, and may return it with a reason until it is taken', async () => {
    const { id, token, buyer } = await orderToFill(site);
    await submit(site, token, id, goodAnswers(site));
    const staff = await site.user({ is_staff: true });
    const as = { token: staff.token };
    const list = await site.call('POST /staff/orderform/list', { body: {}, ...as });
    expect(list.data.data.find(({ order }) => order.id === id)).toMatchObject({
      form: plainForm,
      version: 1,
    });
    const detail = await site.call('GET /staff/orderform/detail/:id', { params: { id }, ...as });
    expect(detail.data.answers.phone).toBe(goodAnswers(site).phone);
    expect(
      (await site.call('POST /staff/orderform/return/:id', { params: { id }, body: { reason: '短' }, ...as }))
        .status,
    ).toBe(422);
    const reason = '请补充研究问题的背景';
    const back = await site.call('POST /staff/orderform/return/:id', {
      params: { id },
      body: { reason },
      ...as,
    });
    expect(back.data).toEqual({ status: s.incomplete, form_status: 3 });
    expect(
      (await site.call('POST /staff/orderform/return/:id', { params: { id }, body: { reason }, ...as }))
        .status,
    ).toBe(409);
    const form = await readForm(site, token, id);
    expect(form).toMatchObject({ form_status: 3, return_reason: reason, actions: { fill: true } });
    expect(form.draft?.answers.major).toBe(goodAnswers(site).major);
    const told = await site.core.db
      .selectFrom('messages')
      .select(['title', 'link'])
      .where('user_id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    expect(told).toEqual({ title: '资料需要修改', link: `/orderform/${plainForm}?order=${id}` });
    const traces = await site.core.db
      .selectFrom('audit_log')
      .select('action')
      .where('object_id', '=', String(id))
      .where('actor_id', '=', staff.id)
      .orderBy('id')
      .execute();
    expect(traces.map(({ action }) => action)).toEqual(['order_form.read', 'order_form.return']);
    await submit(site, token, id, { ...goodAnswers(site), major: '法学' });
    expect((await orderRow(site, id)).status).toBe(s.waiting);
    expect((await readForm(site, token, id)).return_reason).toBe('');
    for (const [key, input] of [
      ['POST /staff/orderform/list', { body: {} }],
      ['GET /staff/orderform/detail/:id', { params: { id } }],
      ['POST /staff/orderform/return/:id', { params: { id }, body: { reason } }],
    ] as const)
      expect((await site.call(key, { ...(input as object), token })).status).toBe(403);
  });
});
