import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import {
  fen,
  id,
  idParams,
  moment,
  nothing,
  page,
  queryCode,
  rowRevision,
  smallId,
  smallIdParam,
} from '../fields';
import { goodsStatus } from '../goods-status';
import { line, lines, word } from '../people-fields';
import { priceMode } from './services';

const categoryParams = z.object({ id: smallIdParam });

const status = z.union([
  z.literal(goodsStatus.draft),
  z.literal(goodsStatus.onShelf),
  z.literal(goodsStatus.offShelf),
  z.literal(goodsStatus.archived),
]);

/** One line of people, with its label in what is said about it. */
const text = (label: string, least: number, most: number) =>
  line({ error: `请填写${label}` })
    .min(least, least > 1 ? `${label}至少${least}个字` : `请填写${label}`)
    .max(most, `${label}最多${most}个字`);

const optional = (label: string, most: number) =>
  line({ error: `请填写${label}` }).max(most, `${label}最多${most}个字`);

const several = <T extends z.ZodType>(item: T, label: string, most: number) =>
  z.array(item).max(most, `${label}最多${most}条`);

const price = z.int('请输入价格').min(0, '价格不能为负').max(100_000_000, '价格最多100万元');
const stock = z.int('请输入库存').min(0, '库存不能为负').max(1_000_000, '库存最多100万').nullable();
/** The one that was seen: a change of somebody else in between is refused with 409. */

const picture = word({ error: '请选择图片' }).max(200, '图片地址不正确');
/** How many places further down, or up where it is negative. */
const steps = z.int('移动的位置不正确').min(-1000).max(1000);

export const catalogueCategory = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  cover: z.string(),
  hidden: z.boolean(),
  revision: z.int(),
  /** Services in it by where they stand. */
  draft: z.int(),
  on_shelf: z.int(),
  off_shelf: z.int(),
  archived: z.int(),
});

const categoryBody = {
  title: text('分类名称', 2, 12),
  description: text('分类说明', 4, 60),
  cover: picture,
};

export const catalogueSpec = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price_fen: fen,
  days: z.int(),
  revisions: z.int(),
  /** null = unlimited. */
  stock: z.int().nullable(),
});

const specBody = z.strictObject({
  /** Of the one that is changed; a new one has none. */
  id: id.optional(),
  name: text('规格名称', 1, 20),
  description: optional('规格说明', 60),
  /** 分; 0 where the price is quoted. */
  price_fen: price,
  days: z.int('请输入交付天数').min(1, '交付天数为1至365天').max(365, '交付天数为1至365天'),
  revisions: z.int('请输入免费修改次数').min(0, '免费修改为0至99次').max(99, '免费修改为0至99次'),
  /** Of a new one alone: that of others is moved by its own call. */
  stock: stock.optional(),
});

const step = z.strictObject({ title: text('步骤名称', 1, 20), description: optional('步骤说明', 100) });
const question = z.strictObject({
  question: text('问题', 2, 60),
  answer: lines({ error: '请填写回答' }).min(2, '请填写回答').max(400, '回答最多400个字'),
});
const refundRule = z.strictObject({ stage: text('阶段', 1, 20), rule: text('退款规则', 1, 60) });

const serviceFields = {
  category_id: smallId,
  title: text('标题', 4, 60),
  subtitle: optional('副标题', 80),
  /** The first is the cover. */
  pictures: z.array(picture).max(6, '图片最多6张'),
  price_mode: priceMode,
  unit: text('计价单位', 1, 6),
  /** The crossed-out price in 分; 0 for none. */
  origin_price_fen: price,
  form_no: z.int('请选择信息表').min(1, '请选择信息表').max(26, '请选择信息表'),
  tags: several(text('标签', 1, 12), '标签', 4),
  is_hot: z.boolean(),
  /** Paragraphs with an empty line between them; `## ` begins a heading, `- ` a point of a list. */
  detail: lines({ error: '请填写服务说明' }).max(8000, '服务说明最多8000个字'),
  suitable_for: several(text('适合谁', 1, 100), '适合谁', 8),
  included: several(text('包含内容', 1, 100), '包含内容', 10),
  not_included: several(text('不包含内容', 1, 100), '不包含内容', 10),
  steps: several(step, '服务流程', 8),
  faq: several(question, '常见问题', 12),
  refund_rules: several(refundRule, '退款规则', 8),
  /** The first is chosen beforehand, and its days stand on the card. */
  specs: z.array(specBody).max(6, '规格最多6个'),
};

const serviceBody = z.strictObject(serviceFields);

/** What a buyer needs and is not there yet: the field, and what is said about it. */
const missing = z.array(z.object({ field: z.string(), text: z.string() }));

export const catalogueService = z.object({
  ...serviceFields,
  id: z.int(),
  specs: z.array(catalogueSpec),
  status,
  revision: z.int(),
  sales: z.int(),
  updated_at: moment,
  missing,
  /** Steps that can be taken now, as the shelf's table says. */
  events: z.array(z.enum(['list', 'unlist', 'archive', 'restore'])),
  /** The newest changes of staff, the last one first. */
  history: z.array(z.object({ title: z.string(), actor: z.string(), change: z.string(), at: moment })),
});

export const catalogueRow = z.object({
  id: z.int(),
  title: z.string(),
  cover: z.string(),
  category_id: z.int(),
  category_title: z.string(),
  status,
  price_mode: priceMode,
  /** Of the cheapest specification, in 分. */
  price_fen: fen,
  unit: z.string(),
  specs: z.int(),
  /** Pieces left of all specifications together; null where one is unlimited. */
  stock: z.int().nullable(),
  sales: z.int(),
  updated_at: moment,
});

const shelfEvent = z.enum(['list', 'unlist', 'archive', 'restore'], '操作不正确');

const write = { access: 'staff', right: 'catalogue', rate: 'write' } as const;
const read = { access: 'staff', right: 'catalogue', rate: 'read' } as const;
const allCategories = z.object({ data: z.array(catalogueCategory) });

export const catalogueDesk = defineArea({
  'GET /staff/catalogue/categories': {
    summary: '运营：服务分类，含隐藏的',
    ...read,
    data: allCategories,
  },
  'POST /staff/catalogue/categories/create': {
    summary: '运营：新建服务分类，排在最后',
    ...write,
    idempotent: true,
    body: z.strictObject(categoryBody),
    data: catalogueCategory,
  },
  'POST /staff/catalogue/categories/save/:id': {
    summary: '运营：修改服务分类的名称、说明与封面',
    ...write,
    params: categoryParams,
    body: z.strictObject({ ...categoryBody, revision: rowRevision }),
    data: catalogueCategory,
  },
  'POST /staff/catalogue/categories/move/:id': {
    summary: '运营：把服务分类前移或后移几位',
    ...write,
    params: categoryParams,
    body: z.strictObject({ steps }),
    data: allCategories,
  },
  'POST /staff/catalogue/categories/hide/:id': {
    summary: '运营：隐藏或显示服务分类；有在架服务时不能隐藏',
    ...write,
    params: categoryParams,
    body: z.strictObject({ hidden: z.boolean() }),
    data: catalogueCategory,
  },
  'POST /staff/catalogue/categories/delete/:id': {
    summary: '运营：删除空的服务分类',
    ...write,
    params: categoryParams,
    data: nothing,
  },
  'GET /staff/catalogue/services': {
    summary: '运营：服务，可按分类、状态与关键词；按前台的顺序',
    ...read,
    query: z.object({
      category_id: queryCode,
      /** Without one all but the archived. */
      status: z.enum(['draft', 'on', 'off', 'archived'], '状态不正确').optional(),
      keyword: word().max(50, '关键词最多50个字').optional(),
      page,
    }),
    data: paged(catalogueRow),
  },
  'GET /staff/catalogue/services/:id': {
    summary: '运营：一个服务的全部内容与修改记录',
    ...read,
    params: idParams,
    data: catalogueService,
  },
  'GET /staff/catalogue/forms': {
    summary: '运营：可选的信息表',
    ...read,
    data: z.object({ data: z.array(z.object({ form_no: z.int(), title: z.string() })) }),
  },
  'POST /staff/catalogue/services/create': {
    summary: '运营：新建服务草稿',
    ...write,
    idempotent: true,
    body: serviceBody,
    data: catalogueService,
  },
  'POST /staff/catalogue/services/save/:id': {
    summary: '运营：保存服务；已上过架的规格改价、改名时由新规格接替，旧订单不变',
    ...write,
    params: idParams,
    body: serviceBody.extend({ revision: rowRevision }),
    data: catalogueService,
  },
  'POST /staff/catalogue/services/shelf/:id': {
    summary: '运营：上架、下架、归档或取消归档',
    ...write,
    params: idParams,
    body: z.strictObject({ event: shelfEvent }),
    data: catalogueService,
  },
  'POST /staff/catalogue/services/move/:id': {
    summary: '运营：把服务在其分类里前移或后移几位',
    ...write,
    params: idParams,
    body: z.strictObject({ steps }),
    data: nothing,
  },
  'POST /staff/catalogue/services/discard/:id': {
    summary: '运营：删除从未上架的服务草稿',
    ...write,
    params: idParams,
    data: nothing,
  },
  'POST /staff/catalogue/stock/:id': {
    summary: '运营：增减一个规格的库存，或改为不限、开始计数',
    ...write,
    idempotent: true,
    params: idParams,
    body: z.union(
      [
        /** So many more, or fewer. */
        z.strictObject({ add: z.int('请输入数量').min(-1_000_000).max(1_000_000) }),
        /** Not counted any more. */
        z.strictObject({ unlimited: z.literal(true) }),
        /** Counted from now on. */
        z.strictObject({ count: z.int('请输入库存').min(0, '库存不能为负').max(1_000_000, '库存最多100万') }),
      ],
      '库存操作不正确',
    ),
    data: z.object({ stock: z.int().nullable() }),
  },
  'POST /staff/catalogue/picture': {
    summary: '运营：上传服务图片（3:2，不小于600×400），返回大图与卡片图的地址',
    ...write,
    rate: 'upload',
    multipart: true,
    data: z.object({ url: z.string(), card_url: z.string() }),
  },
});

export type CatalogueCategory = z.output<typeof catalogueCategory>;
export type CatalogueService = z.output<typeof catalogueService>;
export type CatalogueSpec = z.output<typeof catalogueSpec>;
export type CatalogueRow = z.output<typeof catalogueRow>;
export type CatalogueBody = z.output<typeof serviceBody>;
export type ShelfEvent = z.output<typeof shelfEvent>;
