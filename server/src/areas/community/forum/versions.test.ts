import { type TestApp, testApp } from '../../../testing/app';
import { addCategories, forumAreas, member, paragraph, putPost } from './testing/forum';

let site: TestApp;
let author: { id: number; token: string };
let leaf: number;
beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  author = await member(site, '作者');
  ({ leaf } = await addCategories(site));
});
afterAll(() => site.close());

const edit = (id: number, title: string, content = paragraph(1)) =>
  site.call('PUT /hot_post/edit/:id', {
    token: author.token,
    params: { id },
    body: { title, content, category_id: leaf },
  });
const versions = (id: number, token = author.token) =>
  site.call('GET /hot_post/versions/:id', { token, params: { id } });

test('each change of a published post keeps what it read before, for its author and staff alone', async () => {
  const id = await putPost(site, { author: author.id, category: leaf, content: paragraph(1) });
  const title = '问卷数据怎么清洗';
  const light = paragraph(1).replace('附录', '附件');
  expect((await edit(id, title, light)).data.status).toBe(2);
  expect((await edit(id, title, light)).data.status).toBe(2);
  expect((await edit(id, '文献综述如何组织')).data.status).toBe(1);
  const { data } = await versions(id);
  expect(data.title).toBe('文献综述如何组织');
  expect(data.data.map((one) => [one.content, one.reviewed_again])).toEqual([
    [light, true],
    [paragraph(1), false],
  ]);
  expect((await versions(id, (await member(site)).token)).status).toBe(404);
  const { token } = await site.user({ is_staff: true });
  const seen = await site.call('GET /staff/post/versions/:id', { token, params: { id } });
  expect(seen.data.data).toHaveLength(2);
  const own = await site.call('GET /hot_post/:id/detail', { token: author.token, params: { id } });
  expect([own.data.version_count, own.data.edited_at]).toEqual([2, expect.any(String)]);
});

test('small changes that add up are reviewed again, and counted anew after that', async () => {
  const staff = await site.user({ is_staff: true });
  const id = await putPost(site, { author: author.id, category: leaf, content: paragraph(1) });
  const title = '问卷数据怎么清洗';
  const once = paragraph(1).replace('步骤都写进附录', '数据放在最后面');
  const twice = once.replace('最后才是回归', '其次画出散点图');
  const change = async (content: string) => {
    site.clock.advance(60_000);
    return (await edit(id, title, content)).data.status;
  };
  expect(await change(once)).toBe(2);
  expect(await change(twice)).toBe(1);
  site.clock.advance(60_000);
  await site.call('POST /staff/post/publish/:id', { token: staff.token, params: { id } });
  expect(await change(once)).toBe(2);
  expect(await change(twice)).toBe(2);
});

test('what was never published has no versions, and fifty are kept', async () => {
  const waiting = await putPost(site, { author: author.id, category: leaf, status: 1 });
  await edit(waiting, '改个标题');
  expect((await versions(waiting)).data.data).toEqual([]);
  const id = await putPost(site, { author: author.id, category: leaf, content: paragraph(1) });
  await site.core.db
    .insertInto('post_versions')
    .values(
      Array.from({ length: 50 }, (_, n) => ({
        post_id: id,
        title: `第${n}版`,
        content: paragraph(n),
        ai_flag: false,
        written_at: new Date(n),
        replaced_at: new Date(n + 1),
        reviewed_again: false,
      })),
    )
    .execute();
  await edit(id, '问卷数据怎样清洗好');
  const { data } = (await versions(id)).data;
  expect([data.length, data[0]?.title, data[49]?.title]).toEqual([50, '问卷数据怎么清洗', '第1版']);
});
