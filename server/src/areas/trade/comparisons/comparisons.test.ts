import { orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../../testing/app';
import { docxOf } from '../../base/files/testing/documents';
import { uploaded } from '../../base/files/testing/uploads';
import { paidOrder, putOrder } from '../orders/testing/orders';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders', 'files', 'vault', 'comparisons'] });
});
afterAll(() => site.close());

const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;

/** Ties a file to an order, as the areas of forms and deliveries do. */
async function hold(fileId: string, kind: 'order_form' | 'delivery', orderId: number) {
  await site.core.db
    .updateTable('files')
    .set({ holder_kind: kind, holder_id: String(orderId), held_at: new Date(site.clock.now()) })
    .where('id', '=', fileId)
    .execute();
}

/** An order to be accepted: a manuscript handed in, a version delivered, and a picture that no text can be read of. */
async function delivered(before: Buffer, after: Buffer) {
  const buyer = await site.user();
  const teacher = await site.user();
  const id = await paidOrder(site, buyer.token);
  await putOrder(site, id, s.delivered, { delivered_at: new Date(site.clock.now()) });
  const left = await uploaded(site, buyer.token, '稿件.docx', before);
  const right = await uploaded(site, teacher.token, '稿件_修订.docx', after);
  await hold(left.id, 'order_form', id);
  await hold(right.id, 'delivery', id);
  await site.core.db
    .insertInto('deliverables')
    .values({
      order_id: id,
      version: 1,
      by_name: '周岚',
      title: '第一版',
      text: '',
      files: JSON.stringify([{ name: right.name, size: right.size, sha256: right.sha256 }]),
      at: new Date(site.clock.now()),
    })
    .execute();
  const pair = { left: left.id, right: right.id };
  return { id, token: buyer.token, pair };
}

const before = docxOf(['引言', '本研究采用问卷调查的方法。', '结论']);
const after = docxOf(['引言', '本研究采用深度访谈的方法。', '结论', '致谢：感谢参与访谈的各位老师。']);
const compare = (token: string, id: number, pair: { left: string; right: string }) =>
  site.call('GET /compare/order/:id', { params: { id }, query: pair, token });
const mark = (token: string, id: number, body: object) =>
  site.call('POST /compare/mark/:id', { params: { id }, token, body: body as never });

test('a delivery is read against the manuscript, marked, and open questions become a change request', async () => {
  const { id, token, pair } = await delivered(await before, await after);
  const sources = (await site.call('GET /compare/sources/:id', { params: { id }, token })).data;
  expect(sources.suggested).toEqual(pair);
  expect(sources.sources.map(({ label, version }) => [label, version])).toEqual([
    ['您提交的稿件', 0],
    ['第 1 版交付', 1],
  ]);
  const { data } = await compare(token, id, pair);
  expect(data.counts).toEqual({ changed: 1, added: 1, removed: 0, moved: 0, same: 2 });
  expect(data).toMatchObject({ may_request: true, request_items: [], marks: [] });
  const [changed, added] = data.blocks.filter(({ key }) => key);
  await mark(token, id, { ...pair, key: added?.key, mark: 'accept' });
  const asked = await mark(token, id, {
    ...pair,
    key: changed?.key,
    mark: 'question',
    note: '我们做的确实是问卷调查',
  });
  expect(asked.data.request_items).toEqual(['第 2 段（“问卷调查”改为“深度访谈”）：我们做的确实是问卷调查']);
  expect((await compare(token, id, pair)).data.marks.map(({ mark: said }) => said).sort()).toEqual([
    'accept',
    'question',
  ]);
  const cleared = await mark(token, id, { ...pair, key: changed?.key, mark: null });
  expect(cleared.data).toMatchObject({
    request_items: [],
    marks: [expect.objectContaining({ mark: 'accept' })],
  });
});

test('a table is read cell by cell', async () => {
  const table = (n: string) => [
    `<w:r><w:t>表1</w:t></w:r></w:p><w:tbl><w:tr>${cell('样本量')}${cell(n)}</w:tr></w:tbl><w:p>`,
  ];
  const { id, token, pair } = await delivered(
    await docxOf(table('样本共300份')),
    await docxOf(table('样本共320份')),
  );
  const { data } = await compare(token, id, pair);
  const changed = data.blocks.find(({ kind }) => kind === 'changed');
  expect(changed?.parts).toEqual([
    { op: 0, text: '样本共' },
    { op: -1, text: '300' },
    { op: 1, text: '320' },
    { op: 0, text: '份' },
  ]);
});

test('the text of a change request never passes its limit', async () => {
  const text = (word: string) =>
    docxOf(Array.from({ length: 60 }, (_, n) => `第${n}段讨论${word}在不同温度之下的组织演变规律。`));
  const { id, token, pair } = await delivered(await text('铝合金'), await text('镁合金'));
  const { data } = await compare(token, id, pair);
  let said: string[] = [];
  for (const { key } of data.blocks)
    said = (await mark(token, id, { ...pair, key, mark: 'question', note: '请说明为什么换了材料的名称' }))
      .data.request_items;
  expect(said.length).toBeLessThanOrEqual(20);
  expect(said.join('').length).toBeLessThanOrEqual(1000);
  expect(said.at(-1)).toMatch(/^另有 \d+ 处问题，见修改对照$/);
});

test('nothing of it is anybody else’s', async () => {
  const { id, token, pair } = await delivered(await before, await after);
  const stranger = await site.user();
  const other = await delivered(await before, await docxOf(['别人的交付内容']));
  const { data } = await compare(token, id, pair);
  const key = data.blocks.find((block) => block.key)?.key;
  expect(
    (await site.call('GET /compare/sources/:id', { params: { id }, token: stranger.token })).status,
  ).toBe(404);
  expect((await compare(stranger.token, id, pair)).status).toBe(404);
  expect((await mark(stranger.token, id, { ...pair, key, mark: 'accept' })).status).toBe(404);
  expect((await compare(token, id, { left: pair.left, right: other.pair.right })).status).toBe(404);
  expect((await compare(token, id, { left: pair.left, right: pair.left })).status).toBe(422);
  expect((await mark(token, id, { ...pair, key: 'aaaabbbbccccdddd-1', mark: 'accept' })).status).toBe(409);
});
