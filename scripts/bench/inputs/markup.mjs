import { addCategories, member, putPost } from '../../../server/src/areas/community/forum/testing/forum.ts';
import { fill, texts } from './shapes.mjs';
import { ask } from './wire.mjs';

/** Longest HTML of a post, in characters, and the longest body of a call in bytes. */
const longest = 200_000;
const words = '问卷回收后先核对缺失值与异常值再做信度检验';

const elements = {
  'elements within elements': '<b>',
  'kinds of elements in turn': '<b><i>',
  'elements beside elements': '<i>x</i>',
  paragraphs: '<p>x</p>',
  'ends without beginnings': '</p>',
  'ends of others': '<b></i>',
  brackets: '<',
  'signs that begin entities': '&',
  entities: '&amp;',
  'numbered entities': '&#x41;',
  'words that are no entities': '&notit;',
  comments: '<!-- -->',
  'opened comments': '<!--',
  'ends in comments': '<b><!--</b>-->',
  questions: '<?',
  'unknown elements': '<x>',
  'unknown elements with an end': '<xx/>',
  'elements without an end': '<br>',
  links: '<a href="http://a.b/">x</a>',
  pictures: '<img src="/media/uploads/a.webp">',
  'pictures of others': '<img src="x">',
  styles: '<p style="color:red">x</p>',
  scripts: '<script>',
  drawings: '<svg>',
  lists: '<ul><li>',
  tables: '<table><tr><td>',
  cells: '<td>1',
  'what a post may hold of elements': '<p style="color:#112233;font-size:14px"><br></p>',
};
const wholes = {
  'one element with many attributes': `<p ${fill('a=1 ', longest)}>`,
  'different attributes': `<p ${Array.from({ length: 20_000 }, (_, i) => `a${i}=1`).join(' ')}>`,
  'a style of many rules': `<p style="${fill('color:red;', longest - 50)}">x</p>`,
  'a style of comments': `<p style="${fill('/*', longest - 50)}">x</p>`,
  'a style of brackets': `<p style="${fill('(', longest - 50)}">x</p>`,
  'a long class': `<code class="${fill('language-c ', longest - 50)}">x</code>`,
  'a long address': `<a href="http://a.b/${fill('%41', longest - 100)}">x</a>`,
  'an address of dots': `<a href="http://a.b/${fill('../', longest - 100)}">x</a>`,
  'a long name': `<${fill('a', longest - 10)}>`,
  'blanks in a tag': `<p ${fill(' ', longest - 10)}>`,
  'as many elements as there may be': fill('<p style="color:#112233;font-size:14px"><br></p>', 48 * 2400),
  'as deep as there may be': fill(`${'<b>'.repeat(90)}x${'</b>'.repeat(90)}`, 640 * 50),
};
const shapes = () => [
  ...Object.entries(elements).map(([name, piece]) => [name, fill(piece, longest)]),
  ...Object.entries(wholes),
  // Just short enough to be read where it comes in.
  ...Object.entries(elements).map(([name, piece]) => [`short: ${name}`, fill(piece, 3900)]),
  ...texts(100_000).map(([name, text]) => [`text: ${name}`, `<p>${text}</p>`]),
  ...texts(1900).map(([name, text]) => [`short text: ${name}`, `<p>${text}</p>`]),
];

/** What members write as HTML: sent, kept as a draft, changed, and read by others. */
export async function* markup(site) {
  const { leaf: category_id } = await addCategories(site);
  const { id: author, token } = await member(site);
  const headers = { authorization: `Bearer ${token}` };
  const fits = ([, html]) => Buffer.byteLength(JSON.stringify(html)) < 319_000;
  const sent = (make) =>
    shapes()
      .filter(fits)
      .map(([name, html]) => {
        const body = JSON.stringify(make(html));
        return [name, body];
      });
  yield {
    input: 'a post that is sent',
    shapes: sent((html) => ({
      title: '问卷数据怎么清洗',
      content: `<p>${words}</p>${html}`.slice(0, longest),
      category_id,
    })).map(([name, body]) => [
      name,
      () => ask(site.url, { method: 'POST', path: '/api/applet/hot_post/post_message', headers, body }),
    ]),
  };
  const { data } = await site.call('POST /draft/add_draft', { token, body: { title: '草稿' } });
  yield {
    input: 'a draft that is kept and read',
    shapes: sent((content) => ({ content })).map(([name, body]) => [
      name,
      () => ask(site.url, { method: 'PUT', path: `/api/applet/draft/edit/${data.id}`, headers, body }),
    ]),
  };
  const stored = [];
  for (const [name, html] of shapes().filter(([name]) => !name.startsWith('short')))
    stored.push([name, html.slice(0, longest).replaceAll('\ud800', '?').replaceAll('\0', '?')]);
  const id = await putPost(site, { author, category: category_id });
  yield {
    input: 'a post from earlier days that is read',
    shapes: stored.map(([name, html]) => {
      let time = 0;
      return [
        name,
        async () => {
          // A reader of other content each time, since the same is remembered.
          time += 1;
          await site.core.db
            .updateTable('posts')
            .set({ content: `${html}<p>${time}</p>` })
            .where('id', '=', id)
            .execute();
          await ask(site.url, { path: `/api/applet/hot_post/${id}/detail`, headers });
        },
      ];
    }),
  };
}
