import { type TestApp, testApp } from '../../../../testing/app';
import { addCategories, forumAreas, member, paragraph, putPost, send } from '../testing/forum';
import { cleanForReading } from './markup';

let site: TestApp;
let category: number;
beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  category = (await addCategories(site)).leaf;
});
afterAll(() => site.close());

const nested = '<b>'.repeat(60_000);

test('sixty thousand elements within each other are refused, as a post, as a draft and as a change', async () => {
  const { token } = await member(site);
  const said = { content: ['正文的格式嵌套太深，请清除格式后再提交'] };
  expect((await send(site, token, category, { content: nested })).errors).toEqual(said);
  const draft = { title: '没写完', content: nested };
  expect((await site.call('POST /draft/add_draft', { token, body: draft })).errors).toEqual(said);
  const kept = await site.call('POST /draft/add_draft', { token, body: { content: paragraph(1) } });
  const params = { id: kept.data.id };
  expect((await site.call('PUT /draft/edit/:id', { token, params, body: draft })).errors).toEqual(said);
  // What was there before is there still.
  expect((await site.call('GET /draft/get_info/:id', { token, params })).data.content).toBe(paragraph(1));
});

test('long markup is no work for the thread that answers', async () => {
  const { token } = await member(site);
  const run = jest.spyOn(site.core.workers, 'run');
  const long = `${paragraph(1)}${'<p style="color:#112233"><br></p>'.repeat(1500)}`;
  const sent = await send(site, token, category, { content: long });
  expect(sent.status).toBe(200);
  await site.call('GET /hot_post/:id/detail', { token, params: { id: Number(sent.data.id) } });
  expect(run.mock.calls.map(([name]) => name)).toEqual(expect.arrayContaining(['takenIn', 'cleaned']));
  run.mockRestore();
});

test('what lies in the database is cleaned again for its reader, short or long', async () => {
  expect(await cleanForReading(site.core, '<p>x<img src=x onerror=alert(1)></p>')).toBe('<p>x</p>');
  const long = '<p>x<img src=x onerror=alert(1)></p>'.repeat(1000);
  expect(await cleanForReading(site.core, long)).toBe('<p>x</p>'.repeat(1000));
});

test('a post of many more elements than are taken today is still shown', async () => {
  const { id: author, token } = await member(site);
  const content = '<i>x</i>'.repeat(9000);
  const id = await putPost(site, { author, category, content });
  const { data } = await site.call('GET /hot_post/:id/detail', { token, params: { id } });
  expect(data.content).toBe(content);
});
