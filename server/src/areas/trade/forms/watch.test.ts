import { type TestApp, testApp } from '../../../testing/app';
import { goodAnswers, orderToFill, readForm, submit } from './testing/forms';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['forms', 'ownOrders', 'services', 'checkout', 'pay', 'courses'] });
});
afterAll(() => site.close());

const found = (userId: number) =>
  site.core.db.selectFrom('sentinel_hits').select('place').where('user_id', '=', userId).execute();

test('asking for ghost-writing is refused at its field with another wording, and the desk learns of it', async () => {
  const { id, token, buyer } = await orderToFill(site);
  const basis = `${goodAnswers(site).basis}，求代写论文`;
  const { status, errors } = await submit(site, token, id, { ...goodAnswers(site), basis });
  expect(status).toBe(422);
  expect(Object.keys(errors)).toEqual(['basis']);
  expect(errors.basis?.[0]).toContain('改为：');
  expect((await found(buyer.id)).map(({ place }) => place)).toEqual(['form']);
  expect((await readForm(site, token, id)).form_status).toBe(0);
});

test('somebody else’s order is unknown before anything is read', async () => {
  const { id } = await orderToFill(site);
  const other = await site.user();
  const body = { form: 1, schema_version: 1, revision: 0, answers: { basis: '求代写论文' } };
  expect((await site.call('POST /orderform/:id', { params: { id }, body, token: other.token })).status).toBe(
    404,
  );
  expect(await found(other.id)).toEqual([]);
});
