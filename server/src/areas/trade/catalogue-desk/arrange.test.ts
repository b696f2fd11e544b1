import sharp from 'sharp';
import { multipartFile } from '../../../testing/multipart';
import { wholeService } from './testing/catalogue';
import { type Desk, openDesk } from './testing/desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.site.close());

test('a category is hidden once nothing of it is on the shelf, and deleted once it is empty', async () => {
  const { data: own } = await desk.createCategory('学术会议');
  const id = own.id;
  const service = await desk.listed({ category_id: id });
  const hide = (hidden: boolean) =>
    desk.site.call('POST /staff/catalogue/categories/hide/:id', {
      token: desk.staff.token,
      params: { id },
      body: { hidden },
    });
  const remove = () =>
    desk.site.call('POST /staff/catalogue/categories/delete/:id', {
      token: desk.staff.token,
      params: { id },
    });
  const shown = async () => (await desk.home()).data.categories.some((one) => one.id === id);
  expect((await hide(true)).msg).toBe('分类下还有 1 项在架服务，请先下架或移到其他分类');
  await desk.move(service.id, 'unlist');
  expect((await hide(true)).data.hidden).toBe(true);
  expect(await shown()).toBe(false);
  expect((await desk.move(service.id, 'list')).msg).toContain('所属分类已隐藏');
  expect((await hide(false)).status).toBe(200);
  expect(await shown()).toBe(true);
  expect((await remove()).status).toBe(409);
  const { data: current } = await desk.site.call('GET /staff/catalogue/services/:id', {
    token: desk.staff.token,
    params: { id: service.id },
  });
  await desk.save(current, { category_id: desk.category });
  expect((await remove()).status).toBe(200);
  expect(await shown()).toBe(false);
});

test('categories and services are renamed and moved, everybody sees it at once', async () => {
  const [{ data: a }, { data: b }] = [
    await desk.createCategory('甲类服务'),
    await desk.createCategory('乙类服务'),
  ];
  const order = async () =>
    (await desk.home()).data.categories.map(({ id }) => id).filter((id) => id === a.id || id === b.id);
  expect(await order()).toEqual([a.id, b.id]);
  await desk.site.call('POST /staff/catalogue/categories/move/:id', {
    token: desk.staff.token,
    params: { id: b.id },
    body: { steps: -1 },
  });
  expect(await order()).toEqual([b.id, a.id]);
  const rename = (revision: number) =>
    desk.site.call('POST /staff/catalogue/categories/save/:id', {
      token: desk.staff.token,
      params: { id: a.id },
      body: { title: '新的名称', description: a.description, cover: a.cover, revision },
    });
  expect((await rename(a.revision)).data.title).toBe('新的名称');
  expect((await rename(a.revision)).status).toBe(409);

  const services = [await desk.listed({ category_id: a.id }), await desk.listed({ category_id: a.id })];
  const [first, second] = services.map(({ id }) => id);
  const shelf = async () => {
    await desk.site.heard();
    return (await desk.site.call('GET /service/goods/:id', { params: { id: a.id } })).data.data.map(
      ({ id }) => id,
    );
  };
  expect(await shelf()).toEqual([first, second]);
  await desk.site.call('POST /staff/catalogue/services/move/:id', {
    token: desk.staff.token,
    params: { id: second ?? 0 },
    body: { steps: -1 },
  });
  expect(await shelf()).toEqual([second, first]);
});

test('staff find services by category, state and words; a draft can be thrown away', async () => {
  const { data: own } = await desk.createCategory('知识产权');
  const draft = await desk.create({ category_id: own.id, title: '技术交底书辅导' });
  const list = async (query: object) =>
    (
      await desk.site.call('GET /staff/catalogue/services', {
        token: desk.staff.token,
        query: query as never,
      })
    ).data.data.map(({ id }) => id);
  expect(await list({ category_id: own.id })).toEqual([draft.id]);
  expect(await list({ status: 'draft', keyword: '交底书' })).toEqual([draft.id]);
  expect(await list({ status: 'on', keyword: '交底书' })).toEqual([]);
  const discard = (id: number) =>
    desk.site.call('POST /staff/catalogue/services/discard/:id', { token: desk.staff.token, params: { id } });
  expect((await discard((await desk.listed()).id)).status).toBe(409);
  expect((await discard(draft.id)).status).toBe(200);
  expect(await list({ category_id: own.id })).toEqual([]);
});

test('a picture is cut to the ratio of cards in two sizes, without what its file said', async () => {
  const upload = async (content: Buffer) => {
    const { payload, headers } = multipartFile('file', 'picture.png', content);
    const response = await desk.site.app.inject({
      method: 'POST',
      url: '/api/applet/staff/catalogue/picture',
      headers: {
        ...headers,
        'x-requested-with': 'XMLHttpRequest',
        authorization: `Bearer ${desk.staff.token}`,
      },
      payload,
    });
    return { status: response.statusCode, data: response.json().data };
  };
  const photo = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#1f4fd8' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const { status, data } = await upload(photo);
  expect(status).toBe(200);
  const read = async (url: string) => {
    const bytes = await desk.site.core.images.read(url.replace('/media/uploads/', ''));
    return sharp(bytes ?? Buffer.alloc(0)).metadata();
  };
  expect(await read(data.url)).toMatchObject({ width: 1200, height: 800, format: 'webp' });
  expect((await read(data.url)).exif).toBeUndefined();
  expect(await read(data.card_url)).toMatchObject({ width: 600, height: 400, format: 'webp' });
  expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(422);
  expect((await upload(photo.subarray(0, 900))).status).toBe(422);
  const small = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await upload(small)).status).toBe(422);
  const strange = await desk.site.call('POST /staff/catalogue/services/create', {
    ...desk.once(),
    body: wholeService(desk.category, '/media/uploads/2026/11/of-somebody.webp'),
  });
  expect(strange.status).toBe(422);
});
