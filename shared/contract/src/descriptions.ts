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

/** Title of the list of journals: what was looked for; undefined where that of its route says it all. */
export const journalListTitle = (keyword: string | undefined): string | undefined =>
  keyword ? `“${keyword}”的期刊` : undefined;

/** Of the list of journals. */
export const journalListDescription =
  '按刊名、曾用名、ISSN 或 CN 查期刊，按学科、分区、影响因子、审稿周期与收录筛选；指标逐条标明体系、年份与来源，未知写“暂无”。';

/** Title of a journal: its name, and its Chinese one where it has another. */
export const journalTitle = ({ name, name_cn }: { name: string; name_cn: string | null }): string =>
  name_cn && name_cn !== name ? `${name} ${name_cn}` : name;

/** Of a journal: what identifies it, where it is indexed, what it is about. */
export const journalDescription = (journal: {
  name: string;
  name_cn: string | null;
  issn: string | null;
  cn: string | null;
  subjects: readonly string[];
  indexed: readonly string[];
  is_demo: boolean;
}): string =>
  [
    `${journalTitle(journal)}${journal.issn ? `，ISSN ${journal.issn}` : ''}${journal.cn ? `，${journal.cn}` : ''}`,
    journal.subjects.length > 0 ? `学科：${journal.subjects.join('、')}` : '',
    journal.indexed.length > 0 ? `收录：${journal.indexed.join('、')}` : '',
    '历年分区、影响因子、审稿周期、费用与预警记录，逐条标明年份与来源',
    journal.is_demo ? '演示数据' : '',
  ]
    .filter(Boolean)
    .join('。')
    .slice(0, 150);
