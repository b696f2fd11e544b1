import { type TestApp, testApp } from '../../../testing/app';
import { proofOf } from '../../content/journal-experiences/proof';
import { experienceAreas } from '../../content/journal-experiences/testing/experiences';
import { putJournal } from '../../content/journals/testing/journals';
import { paidOrder } from '../orders/testing/orders';
import { goodAnswers, submit } from './testing/forms';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: [...experienceAreas, 'forms', 'services', 'checkout', 'ownOrders', 'pay', 'courses'],
  });
});
afterAll(() => site.close());

/** An order whose form says something of a journal; 14 asks for the one to revise for, 13 for those to avoid. */
async function ordered(formNo: 13 | 14, answers: object) {
  const buyer = await site.user();
  const id = await paidOrder(site, buyer.token, { formNo });
  const handed = await submit(site, buyer.token, id, { ...goodAnswers(site, formNo), ...answers }, formNo);
  if (handed.status !== 200) throw new Error(handed.msg);
  const done = () => site.core.db.updateTable('orders').set({ status: 60 }).where('id', '=', id).execute();
  return { buyer, done };
}

test('a finished order whose form names a journal proves it, by name or number; an open one does not', async () => {
  const journal = await putJournal(site.core.db, { name: 'Harbour Proofs' });
  const other = await putJournal(site.core.db, { name: 'Harbour Proofs and Others' });
  const { issn } = await site.core.db
    .selectFrom('journals')
    .select('issn')
    .where('id', '=', journal)
    .executeTakeFirstOrThrow();
  for (const said of ['harbour proofs', `别的写法（ISSN ${issn}）`]) {
    const { buyer, done } = await ordered(14, { journal: [said] });
    expect(await proofOf(site.core.db, buyer.id, journal)).toBe('');
    await done();
    expect(await proofOf(site.core.db, buyer.id, journal)).toBe('order');
    expect(await proofOf(site.core.db, buyer.id, other)).toBe('');
  }
});

test('a journal that somebody wants to avoid is none that their order is about', async () => {
  const journal = await putJournal(site.core.db, { name: 'Harbour to Avoid' });
  const { buyer, done } = await ordered(13, { avoid_journals: ['Harbour to Avoid'] });
  await done();
  expect(await proofOf(site.core.db, buyer.id, journal)).toBe('');
});
