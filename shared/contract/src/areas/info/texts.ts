import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { id, idParams, moment, rowRevision } from '../../fields';
import { line, lines, word } from '../../people-fields';
import { sitePath } from '../messages';

/** What the writer saw: a write is refused with 409 when somebody else was there in between. */

/** A question of the help centre as staff write it: promised numbers stand in it as `{=name}`. */
export const staffHelpArticle = z.object({
  id: z.int(),
  category_id: z.int(),
  question: z.string(),
  answer: z.string(),
  /** Words that people use for it and that the text does not contain, separated by spaces. */
  keywords: z.string(),
  /** Where to go on; null for nowhere. */
  link: z.object({ title: z.string(), path: z.string() }).nullable(),
  /** Readers see it; otherwise staff alone. */
  published: z.boolean(),
  revision: z.int(),
  updated_at: moment,
});

/** A category of the help centre; readers see those with a published question. */
export const staffHelpCategory = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  revision: z.int(),
  articles: z.array(staffHelpArticle),
});

const staffHelp = z.object({
  categories: z.array(staffHelpCategory),
  /** Numbers that a text may name as `{=name}`, with what readers see for them. */
  numbers: z.array(z.object({ name: z.string(), value: z.string() })),
});

/** Texts that stand on a page of their own. */
export const siteTextName = z.enum(['about', 'disclaimer'], '请选择页面');

const textVersion = z.object({
  version: z.int(),
  /** What was changed. */
  change: z.string(),
  created_at: moment,
});

const section = z.strictObject({
  heading: line().min(1, '请填写小标题').max(60, '小标题最多60个字'),
  paragraphs: z
    .array(lines().min(1, '段落不能为空').max(2000, '一段最多2000个字'))
    .min(1, '每节至少一段')
    .max(50, '每节最多50段'),
});

/** One version of a text as it was written: promised numbers stand in it as `{=name}`. */
export const siteTextVersion = textVersion.extend({
  name: siteTextName,
  title: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

/** What staff write for the help centre and the texts of the site. */
export const textCalls = defineArea({
  'GET /staff/help/list': {
    summary: '运营：帮助中心的全部分类与问题，含未发布的',
    access: 'staff',
    right: 'site.manage',
    rate: 'read',
    data: staffHelp,
  },
  'POST /staff/help/article': {
    summary: '运营：新建或修改帮助问题，可发布或隐藏；改动立即生效',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      /** Of the question that is changed. */
      revision: rowRevision.optional(),
      category_id: id,
      question: line().min(4, '问题为4至60个字').max(60, '问题为4至60个字'),
      answer: lines().min(10, '回答至少10个字').max(3000, '回答最多3000个字'),
      keywords: line().max(100, '搜索词最多100个字').default(''),
      link: z
        .strictObject({
          title: line().min(2, '链接文字为2至20个字').max(20, '链接文字为2至20个字'),
          path: sitePath.min(1, '请填写站内路径，以 / 开头'),
        })
        .nullable(),
      published: z.boolean(),
    }),
    data: staffHelpArticle,
  },
  'POST /staff/help/category': {
    summary: '运营：新建或修改帮助分类',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      /** Of the category that is changed. */
      revision: rowRevision.optional(),
      title: line().min(2, '名称为2至12个字').max(12, '名称为2至12个字'),
      description: line().min(2, '说明为2至40个字').max(40, '说明为2至40个字'),
    }),
    data: staffHelp,
  },
  'POST /staff/help/category/delete/:id': {
    summary: '运营：删除没有问题的帮助分类',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: staffHelp,
  },
  'POST /staff/help/order': {
    summary: '运营：调整帮助分类的先后，或一个分类中问题的先后',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      /** Whose questions are put in order; the categories themselves without. */
      category_id: id.optional(),
      /** All of them, in their new order. */
      ids: z.array(id).min(1, '请给出顺序').max(500, '最多500项'),
    }),
    data: staffHelp,
  },
  'GET /staff/text/list': {
    summary: '运营：关于我们与免责声明的全部版本，新的在前',
    access: 'staff',
    right: 'site.manage',
    rate: 'read',
    data: z.object({
      data: z.array(z.object({ name: siteTextName, title: z.string(), versions: z.array(textVersion) })),
    }),
  },
  'GET /staff/text/detail': {
    summary: '运营：一个版本的全文',
    access: 'staff',
    right: 'site.manage',
    rate: 'read',
    query: z.object({
      name: siteTextName,
      version: word()
        .regex(/^[1-9]\d{0,5}$/, '版本不正确')
        .transform(Number),
    }),
    data: siteTextVersion,
  },
  'POST /staff/text/publish': {
    summary: '运营：发布关于我们或免责声明的新版本，立即生效',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      name: siteTextName,
      /** The version that the writer began with. */
      after: rowRevision,
      title: line().min(2, '标题为2至30个字').max(30, '标题为2至30个字'),
      lead: line().min(2, '导语为2至200个字').max(200, '导语为2至200个字'),
      change: line().min(2, '请说明修改内容').max(200, '修改说明最多200个字'),
      sections: z.array(section).min(1, '至少一节').max(40, '最多40节'),
    }),
    data: siteTextVersion,
  },
});

export type StaffHelp = z.output<typeof staffHelp>;
export type StaffHelpArticle = z.output<typeof staffHelpArticle>;
export type StaffHelpCategory = z.output<typeof staffHelpCategory>;
export type SiteTextName = z.output<typeof siteTextName>;
export type SiteTextVersion = z.output<typeof siteTextVersion>;
