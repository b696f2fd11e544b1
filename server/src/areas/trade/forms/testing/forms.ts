import type { FormAnswers } from '@harbor/contract';
import { sampleAnswers } from '@harbor/contract/order-form/testing/sample';
import type { TestApp } from '../../../../testing/app';
import { paidOrder, unpaidOrder } from '../../orders/testing/orders';
import { formClock } from '../clock';
import { shippedSchema } from '../schemas';

/** A service whose least form has no files. */
export const plainForm = 1;

/** A buyer with an order whose form is `plainForm`, paid unless told otherwise. */
export async function orderToFill(site: TestApp, given: { paid?: boolean; formNo?: number } = {}) {
  const { paid = true, formNo = plainForm } = given;
  const buyer = await site.user();
  const id = await (paid ? paidOrder : unpaidOrder)(site, buyer.token, { formNo });
  return { buyer, id, token: buyer.token, formNo };
}

/** Answers with which a form can be handed in today. */
export const goodAnswers = (site: TestApp, form = plainForm): FormAnswers =>
  sampleAnswers(
    shippedSchema(form),
    formClock({ spec: { id: 1, name: '', price_fen: 0, days: 5, revisions: 2 } }, new Date(site.clock.now())),
  );

/** The owner's view of a form. */
export async function readForm(site: TestApp, token: string, id: number) {
  return (await site.call('GET /orderform/:id', { params: { id }, token })).data;
}

/** Hands a form in, on top of what is kept. */
export async function submit(
  site: TestApp,
  token: string,
  id: number,
  answers: FormAnswers,
  form = plainForm,
) {
  const { revision } = await readForm(site, token, id);
  return site.call('POST /orderform/:id', {
    params: { id },
    token,
    body: { form, schema_version: shippedSchema(form).version, revision, answers },
  });
}

/** Keeps a draft on top of a revision. */
export const save = (
  site: TestApp,
  token: string,
  id: number,
  answers: FormAnswers,
  revision: number,
  form = plainForm,
) =>
  site.call('POST /orderform/:id/draft', {
    params: { id },
    token,
    body: { form, schema_version: shippedSchema(form).version, revision, answers },
  });
