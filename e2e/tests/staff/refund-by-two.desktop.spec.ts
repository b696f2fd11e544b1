import type { OrderFormSchema } from '@harbor/contract';
import { sampleAnswers } from '@harbor/contract/order-form/testing/sample';
import type { APIRequestContext } from '@playwright/test';
import { call, login, newMember, type Token } from '../../support/api';
import { open } from '../../support/main-area';
import { buy, pay, staffDoes } from '../../support/shop';
import { enter, expect, test } from '../../support/test';

/** An order of ¥2,000 that a teacher works on. */
async function servedOrder(request: APIRequestContext, buyer: Token): Promise<number> {
  const staff = await login(request, 'staff');
  const id = await buy(request, buyer, 10);
  const body = { pay_fen: 200_000, reason: '增加两章的批注' };
  await call(request, 'POST', `/staff/order/adjust/${id}`, { token: staff, body });
  await pay(request, buyer, id);
  const own = await call(request, 'GET', `/orderform/${id}`, { token: buyer });
  const schema = await call<OrderFormSchema>(request, 'GET', '/orderform/schema/1');
  const answers = sampleAnswers(schema, { today: String(own.today), minDays: Number(own.min_days) });
  const form = { form: 1, schema_version: own.schema_version, revision: own.revision, answers };
  await call(request, 'POST', `/orderform/${id}`, { token: buyer, body: form });
  await staffDoes(request, staff, 'dispatch', id, { teacher_id: 2 });
  return id;
}

test('a refund of ¥1,200 takes two people, and the buyer gets it once', async ({ browser, request }) => {
  const buyer = await newMember(request);
  const order = await servedOrder(request, buyer);
  const content = '批注没有覆盖研究方法一节，约定的内容没有做到，希望退款。';
  await call(request, 'POST', `/refund/apply/${order}`, {
    token: buyer,
    body: { reason: 'quality', amount_fen: 120_000, content },
  });
  const desk = await call<{ data: { id: number; order: { id: number } }[] }>(
    request,
    'POST',
    '/staff/refund/list',
    { token: await login(request, 'staff'), body: { tab: 'todo' } },
  );
  const refund = desk.data.find((row) => row.order.id === order)?.id;
  const address = `/staff/queue/refund?case=${refund}`;

  const first = await (await browser.newContext()).newPage();
  await enter(first, await login(request, 'secondStaff'));
  await open(first, address, 'mf-staff');
  await first.getByRole('textbox', { name: '给买家的答复' }).fill('两条要求没有做到，退回相应部分。');
  await first.getByRole('button', { name: /提交复核 ¥1,200.00/ }).click();
  await expect(first.getByText(/已提交复核/).first()).toBeVisible();
  // Nothing has gone back yet.
  const waiting = await call<{ refund: { status: number } }>(request, 'GET', `/refund/info/${order}`, {
    token: buyer,
  });
  expect(waiting.refund.status).toBe(1);
  await first.context().close();

  const second = await (await browser.newContext()).newPage();
  await enter(second, await login(request, 'staff'));
  await open(second, address, 'mf-staff');
  await second.getByRole('button', { name: /同意退款 ¥1,200.00/ }).click();
  await expect(second.getByText(/已同意退款/).first()).toBeVisible();
  await second.context().close();

  await expect(async () => {
    const info = await call<{ refund: { status: number; approved_fen: number } }>(
      request,
      'GET',
      `/refund/info/${order}`,
      { token: buyer },
    );
    expect(info.refund).toMatchObject({ status: 4, approved_fen: 120_000 });
  }).toPass();
  // Agreed to once more, nothing more goes back.
  await call(request, 'POST', `/staff/refund/act/${refund}`, {
    ...{ token: await login(request, 'staff'), body: { act: 'approve' }, code: 409 },
  });
});
