import type { PressDocument } from '@harbor/contract';
import { checksOf } from './checks';

const origin = 'https://www.harbor.example';

const whole = (more: Partial<PressDocument> = {}): PressDocument => ({
  ...{ type: 1, title: '六家出版机构的声明要求', desc: '逐家对照', cover: '/media/uploads/press/a.webp' },
  ...{ content: '<p>字</p>', is_original: true, source: '编辑部', source_url: '', author: '罗衡' },
  ...{ special_id: null, tags: [3], service_goods: [], seo: { title: '', desc: '', keywords: [] } },
  ...more,
});

const of = (more: Partial<PressDocument>, letters = 800, problems = {}) =>
  checksOf(whole(more), letters, problems, origin).filter(({ kind }) => kind !== 'fine');

test('a whole article lacks nothing', () => expect(of({})).toEqual([]));

test('what is missing leads to its field', () =>
  expect(of({ cover: '', tags: [] }, 320)).toEqual([
    { kind: 'lack', field: 'cover', text: '请选择封面' },
    { kind: 'lack', field: 'tags', text: '请至少选择一个标签' },
    { kind: 'lack', field: 'content', text: '正文至少600个字，现在320个字' },
  ]));

test('what the server refused stands among it, once', () =>
  expect(
    of({ title: '' }, 800, { title: '请填写标题', desc: '请勿填写手机号' }).map(({ text }) => text),
  ).toEqual(['请填写标题', '请勿填写手机号']));

test('each picture without words leads to itself', () =>
  expect(
    of({ content: '<p><img src="/a.webp" alt="流程"><img src="/b.webp" alt=" "><img src="/c.webp"></p>' }),
  ).toEqual([
    { kind: 'hint', picture: 1, text: '第 2 张图缺替代文字' },
    { kind: 'hint', picture: 2, text: '第 3 张图缺替代文字' },
  ]));

test.each([
  ['/academic/preview/7?ticket=1', '“预览”的链接只有团队能打开'],
  ['https://www.harbor.example/staff/press/7', '“预览”的链接只有团队能打开'],
])('a link that readers cannot open is pointed out: %s', (href, text) =>
  expect(of({ content: `<p><a href="${href}">预览</a></p>` })).toEqual([
    { kind: 'hint', field: 'content', text },
  ]),
);

test('links to other sites are counted, those of the site are not', () => {
  const content = [
    'https://www.icmje.org/',
    // Another site's own pages of that name.
    'http://a.test/staff/li',
    '/academic/7',
    `${origin}/academic/7`,
    '/staffs/',
  ]
    .map((href) => `<a href="${href}">看</a>`)
    .join('');
  expect(checksOf(whole({ content }), 800, {}, origin).at(-1)).toEqual({
    kind: 'fine',
    text: '2 个站外链接，读者看到时带 nofollow',
  });
});
