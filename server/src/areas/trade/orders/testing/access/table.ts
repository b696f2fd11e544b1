import type { ApiKey } from '@harbor/contract';
import type { TestApp } from '../../../../../testing/app';
import { journal, manuscript } from '../../../../content/submissions/testing/manuscripts';
import { goodAnswers, plainForm } from '../../../forms/testing/forms';
import { items } from '../../../fulfilment/testing/flow';
import { school } from '../../../invoices/testing/invoices';
import { fileForm, type Things } from './things';

/** What a call is sent. */
export interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

/** How the owner makes a call, and which of its ids anybody may name, and why. */
export interface Entry {
  input: (own: Things, site: TestApp) => Input;
  shared?: Record<string, string>;
}

const words = { content: '补充的说明与凭证见图片，请核对。' };
const reason = { reason: '还需要再修改一遍' };

/** A call about one of the buyer's things, by the id in its path. */
const of = (thing: keyof Things, body?: object): Entry => ({
  input: (own) => ({ params: { id: own[thing] as number | string }, ...(body && { body }) }),
});

/** The same with fields that depend on what the buyer has. */
const about = (thing: keyof Things, body: (own: Things, site: TestApp) => object): Entry => ({
  input: (own, site) => ({ params: { id: own[thing] as number | string }, body: body(own, site) }),
});

/** A call whose ids are of things that belong to nobody. */
const open = (shared: Record<string, string>, input: Entry['input'] = () => ({})): Entry => ({
  input,
  shared,
});

const catalogue = 'services, their categories and specifications are for everybody';
const published = open({
  'params.id': catalogue,
  'query.category_id': catalogue,
  'body.category_id': catalogue,
});
const course = open({ 'params.id': 'courses are for everybody' }, (own) => ({
  params: { id: own.course },
  body: { coupon_id: own.courseCoupon, agreed: true },
}));
const formNumber = open({ 'params.form': 'the number of an order form, of which there are 26' });
const form = (answers: object, no = plainForm) => ({ form: no, schema_version: 1, revision: 0, answers });
const withPaper = (own: Things, site: TestApp) =>
  form({ ...goodAnswers(site, fileForm), words: 200, paper_files: [own.paper] }, fileForm);

/**
 * Every call of these areas that takes an id, staff's left out: their access is staff's role. What is not shared belongs to
 * the buyer or to the teacher of their order, and is tried with the ids of somebody else.
 */
export const accessTable: Partial<Record<ApiKey, Entry>> = {
  'GET /service/goods': published,
  'GET /service/goods/:id': published,
  'GET /service/detail/:id': published,
  'GET /service/appraise/:id': published,
  'POST /service/search': published,
  'POST /service/collect/:id': published,
  'POST /service/cancel/:id': published,
  'GET /appraise/list': published,
  'POST /service/get_coupons/:id': open({ 'params.id': catalogue, 'body.spec_id': catalogue }),
  'POST /service/purchase/:id': open(
    { 'params.id': catalogue, 'body.spec_id': catalogue },
    ({ goods, coupon }) => ({
      params: { id: goods.id },
      body: { spec_id: goods.specId, coupon_id: coupon, agreed: true },
    }),
  ),
  'POST /coupons/receive/:id': open({ 'params.id': 'coupons of the coupon centre are for everybody' }),
  'POST /coupons/redeem': open({ 'body.code': 'whoever has a code may redeem it; guessing is limited' }),

  'POST /user/order_info/:id': of('unpaid'),
  'POST /user/cancel/:id': of('unpaid', {}),
  'POST /user/cancel_refund/:id': of('refunding'),
  'POST /user/order_coupons/:id': of('unpaid'),
  'POST /user/change_coupon/:id': about('unpaid', ({ coupon }) => ({ coupon_id: coupon })),
  'POST /wechat/cancel/:id': of('unpaid'),
  'POST /user/hide_order/:id': of('unpaid'),

  'POST /pay/wechat_pay': { input: ({ unpaid }) => ({ body: { order_id: unpaid } }) },
  'POST /pay/alipay_pay': { input: ({ unpaid }) => ({ body: { order_id: unpaid } }) },
  'POST /pay/continue_wechat/:id': of('unpaid', {}),
  'POST /pay/continue_alipay/:id': of('unpaid', {}),
  'GET /pay/state/:id': of('unpaid'),
  'POST /course/:id/wechat/pay': course,
  'POST /course/:id/alipay/pay': course,

  'POST /quote/accept/:id': of('quoted', { round: 1 }),
  'POST /quote/counter/:id': of('quoted', { round: 1, wish: '希望控制在一千元以内' }),

  'POST /delivery/accept/:id': of('delivered', { version: 1 }),
  'POST /delivery/changes/:id': of('delivered', { version: 1, items }),
  'POST /delivery/extend/:id': of('delivered'),
  'POST /delivery/consent/:id': of('served', { agree: true }),
  'POST /order_note/add/:id': about('served', ({ note }) => ({ content: '补充数据', files: [note] })),
  'POST /teacher/order/deliver/:id': about('served', ({ ofTeacher }) => ({
    ...{ title: '批注稿', text: '逐段批注。' },
    files: [ofTeacher.file],
  })),
  'POST /teacher/order/reply/:id': about('served', ({ ofTeacher }) => ({
    content: '第二组数据已收到',
    files: [ofTeacher.file],
  })),
  'POST /teacher/order/give_up/:id': of('served', reason),

  'GET /orderform/schema/:form': formNumber,
  'GET /orderform/waiting/:form': formNumber,
  'GET /orderform/:id': of('incomplete'),
  'GET /orderform/:id/version/:version': {
    input: ({ handedIn }) => ({ params: { id: handedIn, version: 1 } }),
    shared: { 'params.version': 'the number of a version of the order that the id names' },
  },
  'POST /orderform/:id/draft': about('incomplete', withPaper),
  'POST /orderform/:id': about('incomplete', withPaper),
  'POST /orderform/:id/revise': of('handedIn'),
  'POST /orderform/:id/drop': of('handedIn'),
  'GET /teacher/orderform/:id': of('served'),

  'GET /user/appraise/:id': of('done'),
  'POST /user/appraise/:id': about('done', ({ image }) => ({
    ...{ stars: 5, professional: 5, punctual: 5, communication: 5, norm: 5 },
    images: [image],
  })),
  'POST /user/appraise_append/:id': of('review', { content: '一个月后回看，建议仍然管用' }),
  'POST /teacher/appraise/reply/:id': of('review', { content: '谢谢您的认可' }),

  'GET /refund/info/:id': of('refunding'),
  'POST /refund/apply/:id': about('served', ({ image }) => ({
    ...{ reason: 'quality', amount_fen: 100, ...words },
    images: [image],
  })),
  'POST /refund/supply/:id': about('asked', ({ image }) => ({ ...words, images: [image] })),
  'POST /refund/appeal/:id': about('refused', ({ image }) => ({ ...words, images: [image] })),
  'POST /teacher/refund/answer/:id': about('appealed', ({ ofTeacher }) => ({
    ...words,
    images: [ofTeacher.image],
  })),

  'GET /invoice/info/:id': of('done'),
  'POST /invoice/apply/:id': of('done', school),
  'GET /reimbursement/info/:id': of('done'),
  'POST /reimbursement/limit/:id': of('done', { contract_over_fen: 100 }),
  'POST /reimbursement/ticket/:id': of('done'),
  'GET /reimbursement/file/:id': {
    input: ({ done, tickets }) => ({ params: { id: done }, query: { ticket: tickets.reimbursement } }),
  },
  'POST /trace/order/:id': of('done'),
  'POST /trace/ticket/:id': of('done'),
  'GET /trace/file/:id': {
    input: ({ done, tickets }) => ({ params: { id: done }, query: { ticket: tickets.trace } }),
  },
  'GET /trace/check/:code': open({ 'params.code': 'whoever has the code of a report may check it' }),

  'GET /compare/sources/:id': of('delivered'),
  'GET /compare/order/:id': { input: ({ delivered, pair }) => ({ params: { id: delivered }, query: pair }) },
  'POST /compare/mark/:id': about('delivered', ({ pair }) => ({
    ...pair,
    key: 'aaaabbbbccccdddd-1',
    mark: 'accept',
  })),

  'PUT /files/:id/part': {
    input: ({ upload }) => ({
      params: { id: upload },
      query: { offset: '0' },
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.from('正'),
    }),
  },
  'POST /files/:id/state': of('upload'),
  'POST /files/:id/finish': of('upload'),
  'POST /files/:id/drop': of('spare'),
  'POST /files/:id/ticket': of('kept'),
  'GET /files/raw/:id': {
    input: ({ loose, tickets }) => ({ params: { id: loose }, query: { ticket: tickets.file } }),
  },
  'POST /files/vault/:id': of('done'),
  'POST /files/vault/:id/keep': of('done', { days: 90 }),
  'POST /files/vault/:id/delete': about('done', ({ kept }) => ({ file: kept })),

  'POST /submission/draft': {
    input: ({ paper }) => ({ body: { revision: 0, content: {}, files: [paper.id] } }),
  },
  'POST /submission/submit': {
    input: ({ paper }) => ({ body: { manuscript: manuscript(), files: [paper.id] } }),
  },
  'GET /submission/detail/:id': of('submission'),
  'POST /submission/supply/:id': about('submission', ({ paper }) => ({ ...words, files: [paper.id] })),
  'POST /submission/again/:id': of('submission', reason),
  'POST /submission/send/:id': of('submission', { journal: journal.name, sent_on: '2026-01-01' }),
  'POST /submission/feedback/:id': of('submission', { result: 'revise', answered_on: '2026-01-02' }),
  'POST /submission/withdraw/:id': of('submission', reason),
  'POST /submission/finish/:id': of('submission'),
  'POST /submission/reopen/:id': of('submission', reason),
};
