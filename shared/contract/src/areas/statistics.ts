import { z } from 'zod';
import { defineArea } from '../endpoint';
import { fen, moment } from '../fields';

const day = z.iso.date('日期格式为 YYYY-MM-DD');
const range = { from: day, to: day };

/** So many days a look at visits reaches at most, and so many rows its tables have. */
export const visitLimits = { days: 366, rows: 50 };

/** Figures of a period. */
const figures = z.object({
  views: z.int(),
  /** Sum of the visitors of its days: nobody is known again the next day. */
  visitors: z.int(),
  mobile_visitors: z.int(),
  users: z.int(),
  orders: z.int(),
  paid: z.int(),
  paid_fen: fen,
});

export const statistics = defineArea({
  'GET /staff/visits/summary': {
    summary: '运营：一段日期的访问、新用户与成交，与之前同样长的一段比较',
    access: 'staff',
    right: 'visits.read',
    rate: 'read',
    query: z.object(range),
    data: z.object({
      now: figures,
      before: figures,
      days: z.array(figures.omit({ mobile_visitors: true }).extend({ day: z.string() })),
      /** Until when visits are counted. */
      counted_to: moment,
    }),
  },
  'GET /staff/visits/pages': {
    summary: '运营：一段日期里看得最多的页面',
    access: 'staff',
    right: 'visits.read',
    rate: 'read',
    query: z.object(range),
    data: z.object({
      /** Views of all pages. */
      total: z.int(),
      data: z.array(
        z.object({
          page: z.string(),
          /** Of its route; empty for an address that no page of the site has. */
          title: z.string(),
          views: z.int(),
          before: z.int(),
        }),
      ),
    }),
  },
  'GET /staff/visits/referrers': {
    summary: '运营：一段日期里访问从哪里来',
    access: 'staff',
    right: 'visits.read',
    rate: 'read',
    query: z.object(range),
    data: z.object({
      total: z.int(),
      kinds: z.array(
        z.object({
          kind: z.enum(['direct', 'search', 'social', 'other']),
          title: z.string(),
          views: z.int(),
          before: z.int(),
        }),
      ),
      data: z.array(
        z.object({
          referrer: z.string(),
          /** 百度, 必应 … ; empty for a site without a name here. */
          title: z.string(),
          kind: z.enum(['search', 'social', 'other']),
          views: z.int(),
          before: z.int(),
        }),
      ),
    }),
  },
  'POST /staff/visits/export': {
    summary: '运营：登记一次访问统计导出并取得下载地址，一分钟内有效',
    access: 'staff',
    right: 'visits.read',
    rate: 'write',
    body: z.strictObject(range),
    data: z.object({ number: z.string(), lines: z.int(), url: z.string(), valid_for: z.int() }),
  },
  'GET /staff/visits/export': {
    summary: '运营：凭下载地址取访问统计（CSV）',
    access: 'public',
    rate: 'read',
    query: z.object({ ticket: z.string().max(300, '地址不正确').optional() }),
    file: 'text/csv',
    data: z.unknown(),
  },
});
