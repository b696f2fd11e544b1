import { orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../../testing/app';
import { orderRow } from '../orders/testing/orders';
import { newField, publishChange, withField, withoutField } from './testing/editing';
import { goodAnswers, orderToFill, readForm, save, submit } from './testing/forms';

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await testApp({
    areas: ['forms', 'ownOrders', 'services', 'checkout', 'pay', 'courses', 'refunds', 'messages'],
  });
  staff = (await site.user({ roles: ['operations'] })).token;
});
afterAll(() => site.close());

// Each test has a form of its own, none of which asks for files.
const without = (document: Parameters<typeof withoutField>[0]) => withField(withoutField(document, 'remark'));
const words = { remark: '请先看第三章的论证' };

const handIn = async (token: string, id: number, form: number, version: number, more = {}) => {
  const { revision } = await readForm(site, token, id);
  const answers = { ...goodAnswers(site, form), ...more };
  return site.call('POST /orderform/:id', {
    params: { id },
    token,
    body: { form, schema_version: version, revision, answers },
  });
};

test('a draft stays in the version in which it was begun, and is handed in by it', async () => {
  const { id, token } = await orderToFill(site, { formNo: 1 });
  await save(site, token, id, words, 0, 1);
  await publishChange(site, staff, 1, without);

  const own = await readForm(site, token, id);
  expect([own.schema_version, own.draft?.answers]).toEqual([1, expect.objectContaining(words)]);
  const kept = await save(site, token, id, { ...goodAnswers(site, 1), ...words }, own.revision, 1);
  expect(kept.status).toBe(200);
  const { status, data } = await submit(site, token, id, { ...goodAnswers(site, 1), ...words }, 1);
  expect([status, data.submitted]).toMatchObject([200, { schema_version: 1, answers: words }]);
  expect((await orderRow(site, id)).status).toBe(s.waiting);

  const old = await site.call('GET /orderform/:id/version/:version', { params: { id, version: 1 }, token });
  expect(old.data.schema.version).toBe(1);
  expect(old.data.answers).toMatchObject(words);
});

test('an order that nobody began is filled in by the version that stands, and only by it', async () => {
  await publishChange(site, staff, 14, withField);
  const { id, token } = await orderToFill(site, { formNo: 14 });
  expect((await readForm(site, token, id)).schema_version).toBe(3);
  const old = await handIn(token, id, 14, 2);
  expect([old.status, old.data]).toEqual([409, { schema_version: 3 }]);
  const lacking = await handIn(token, id, 14, 3);
  expect(lacking.errors).toEqual({ [newField.key]: [expect.stringContaining(newField.label)] });
  const { data } = await handIn(token, id, 14, 3, { [newField.key]: '教育研究' });
  expect(data.submitted).toMatchObject({ schema_version: 3 });
});

test('a page that was open when another version was published goes on with what it shows', async () => {
  const { id, token } = await orderToFill(site, { formNo: 5 });
  const open = await readForm(site, token, id);
  await publishChange(site, staff, 5, without);
  expect((await save(site, token, id, words, open.revision, 5)).status).toBe(200);
  expect(await readForm(site, token, id)).toMatchObject({ schema_version: 1, draft: { answers: words } });
  expect((await handIn(token, id, 5, 1, words)).status).toBe(200);
});

test('two pages of one form in two versions: the later one is told, and nothing is overwritten', async () => {
  const { id, token } = await orderToFill(site, { formNo: 4 });
  await publishChange(site, staff, 4, withField);
  const body = { form: 4, schema_version: 2, revision: 0, answers: { [newField.key]: '教育研究' } };
  await site.call('POST /orderform/:id/draft', { params: { id }, token, body });
  const late = await save(site, token, id, words, 1, 4);
  expect([late.status, late.data]).toEqual([409, { schema_version: 2 }]);
  expect((await readForm(site, token, id)).draft?.answers).toMatchObject(body.answers);
});

test('what was handed in is changed in the version of its time, and so is what is returned', async () => {
  const { id, token } = await orderToFill(site, { formNo: 11 });
  await handIn(token, id, 11, 1, words);
  await publishChange(site, staff, 11, without);
  expect((await readForm(site, token, id)).schema_version).toBe(1);

  await site.call('POST /orderform/:id/revise', { params: { id }, token });
  expect(await readForm(site, token, id)).toMatchObject({ schema_version: 1, draft: { answers: words } });
  expect((await handIn(token, id, 11, 2, { [newField.key]: '教育研究' })).status).toBe(409);
  await site.call('POST /orderform/:id/drop', { params: { id }, token });

  const reason = '请补充选题的背景';
  await site.call('POST /staff/orderform/return/:id', { params: { id }, token: staff, body: { reason } });
  expect(await readForm(site, token, id)).toMatchObject({
    ...{ form_status: 3, schema_version: 1 },
    draft: { answers: words },
  });
  const { data } = await handIn(token, id, 11, 1, words);
  expect(data.versions.map(({ version, schema_version }) => [version, schema_version])).toEqual([
    [2, 1],
    [1, 1],
  ]);
});

test('the desk counts the drafts and the orders of each version', async () => {
  const drafted = await orderToFill(site, { formNo: 13 });
  await save(site, drafted.token, drafted.id, words, 0, 13);
  const handed = await orderToFill(site, { formNo: 13 });
  await handIn(handed.token, handed.id, 13, 1);
  const { versions } = await publishChange(site, staff, 13, withField);
  expect(versions).toMatchObject([
    { version: 2, writing: 0, handed_in: 0 },
    { version: 1, writing: 1, handed_in: 1 },
  ]);
});
