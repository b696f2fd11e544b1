import type { FormFile } from '@harbor/contract';
import { type TestApp, testApp } from '../../../testing/app';
import { docxOf, pdfOf } from '../../base/files/testing/documents';
import { uploaded } from '../../base/files/testing/uploads';
import { goodAnswers, orderToFill, readForm, save, submit } from './testing/forms';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['forms', 'files', 'vault', 'ownOrders', 'services', 'checkout', 'pay', 'courses'],
  });
});
afterAll(() => site.close());

const manuscript = 9;
const thousand = '稳定性研究'.repeat(200);
const aDocx = async () => docxOf([thousand]);

const heldBy = async (orderId: number): Promise<string[]> => {
  const rows = await site.core.db
    .selectFrom('files')
    .select('id')
    .where('holder_kind', '=', 'order_form')
    .where('holder_id', '=', String(orderId))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

const ids = (value: unknown) => (value as FormFile[]).map(({ id }) => id);

test('files of a draft are the order’s, what was sent about them is not believed, words are compared', async () => {
  const { id, token } = await orderToFill(site, { formNo: manuscript });
  const paper = await uploaded(site, token, '稿件.docx', await aDocx());
  const report = await uploaded(site, token, 'report.pdf', pdfOf());
  const answers = {
    ...goodAnswers(site, manuscript),
    words: 2000,
    paper_files: [{ ...paper, name: 'evil.docx', words: 1 }],
    report: [report],
  };
  await save(site, token, id, { paper_files: [paper] }, 0, manuscript);
  expect(await heldBy(id)).toEqual([paper.id]);
  const { status, data } = await submit(site, token, id, answers, manuscript);
  expect(status).toBe(200);
  expect(data.submitted?.answers.paper_files).toEqual([paper]);
  expect(paper.words).toBe(1000);
  const staff = await site.user({ is_staff: true });
  const seen = await site.call('GET /staff/orderform/detail/:id', { params: { id }, token: staff.token });
  expect(seen.data.word_flags).toEqual([{ label: '字数', given: 2000, counted: 1000 }]);

  // A file taken out of a change stays with the version that named it.
  const open = await site.call('POST /orderform/:id/revise', { params: { id }, token });
  const next = await uploaded(site, token, '二稿.docx', await aDocx());
  await save(site, token, id, { ...answers, paper_files: [next] }, open.data.revision, manuscript);
  expect(await heldBy(id)).toEqual([paper.id, report.id, next.id].toSorted());
  await site.call('POST /orderform/:id/drop', { params: { id }, token });
  expect(await heldBy(id)).toEqual([paper.id, report.id].toSorted());
});

test('somebody else’s file, and one of the wrong kind, are refused at their field', async () => {
  const { id, token } = await orderToFill(site, { formNo: manuscript });
  const other = await site.user();
  const foreign = await uploaded(site, other.token, 'a.docx', await aDocx());
  const draft = await save(site, token, id, { paper_files: [foreign] }, 0, manuscript);
  expect(draft.errors).toEqual({ paper_files: ['有文件已失效，请重新上传'] });
  const wrong = await uploaded(site, token, 'b.docx', await aDocx());
  // The name says pdf; what counts is what the file is.
  const report = [{ ...wrong, name: 'b.pdf', type: 'pdf' }];
  const sent = await submit(
    site,
    token,
    id,
    { ...goodAnswers(site, manuscript), paper_files: [wrong], report },
    manuscript,
  );
  expect(Object.keys(sent.errors)).toEqual(['report']);
  expect(await heldBy(id)).toEqual([]);
});

test('who may download: owner, staff, the teacher of the order', async () => {
  const { id, token } = await orderToFill(site, { formNo: 3 });
  const draft = await uploaded(site, token, '草稿.docx', await aDocx());
  await submit(site, token, id, { ...goodAnswers(site, 3), draft: [draft] }, 3);
  expect(ids((await readForm(site, token, id)).submitted?.answers.draft)).toEqual([draft.id]);
  const teacher = await site.user({ is_teacher: true, is_certification: true });
  const staff = await site.user({ is_staff: true });
  const stranger = await site.user();
  const ticket = async (who: string) =>
    (await site.call('POST /files/:id/ticket', { params: { id: draft.id }, body: {}, token: who })).status;
  expect([await ticket(token), await ticket(staff.token)]).toEqual([200, 200]);
  expect([await ticket(stranger.token), await ticket(teacher.token)]).toEqual([404, 404]);
  await site.core.db.updateTable('orders').set({ teacher_id: teacher.id }).where('id', '=', id).execute();
  expect(await ticket(teacher.token)).toBe(200);
});
