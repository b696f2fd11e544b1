/**
 * What search engines show of a page: written once, for the first HTML of the server and for the page that a visit goes
 * on to.
 */

/** What the site is called. */
export const siteName = '学术港';

/** A page's title as the browser's tab has it: with the site's name, unless it begins with that. */
export const documentTitle = (title: string, site = siteName): string =>
  title.startsWith(site) ? title : `${title} - ${site}`;

/** Of a page that has nothing of its own to say. */
export const siteDescription =
  '学术港：面向科研人员与学生的学术服务平台，提供论文指导、润色翻译、投稿与专利咨询和学术论坛。研究自己做，难处有人教。';

/** Of a service. */
export const goodsDescription = (goods: { subtitle: string; suitable_for: readonly string[] }) =>
  `${goods.subtitle}。${goods.suitable_for.join('，')}`.slice(0, 120);

/** Of a post. */
export const postDescription = (post: { excerpt: string }) => post.excerpt.slice(0, 80);

/** Of an article of the headlines (product.md 9). */
export const pressDescription = (press: { desc: string }) => [...press.desc].slice(0, 80).join('');

/** Of a tag or a special of the headlines (product.md 9). */
export const shelfDescription = (shelf: { introduction: string }) =>
  [...shelf.introduction].slice(0, 100).join('');

/** Title of a list of the headlines: what was looked for, else the tag; undefined where that of its route says it all. */
export const pressListTitle = ({
  keyword,
  tag,
}: {
  keyword?: string | undefined;
  tag?: { title: string } | undefined;
}): string | undefined => (keyword ? `“${keyword}”的搜索结果` : tag?.title);
