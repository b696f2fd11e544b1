import { z } from 'zod';
import { defineArea } from '../endpoint';
import { nothing } from '../fields';
import { word } from '../people-fields';

export const supportContact = z.object({
  wechat: z.string(),
  /** Address of the QR image. */
  image: z.string(),
  /** Office hours in words, e.g. `9:00–21:00`. */
  hours: z.string(),
});

const tracking = z.object({
  url: word().max(2000).optional(),
  referrer: word().max(2000).optional(),
  event: word().max(20).optional(),
});

export const misc = defineArea({
  'POST /upload_image': {
    summary: '上传图片（不超过2MB），返回地址',
    access: 'login',
    rate: 'upload',
    multipart: true,
    data: z.object({ url: z.string(), width: z.int(), height: z.int(), size: z.int() }),
  },
  'GET /get_manage': {
    summary: '客服联系方式',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: supportContact,
  },
  'GET /get_cs': {
    summary: '客服列表',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({ data: z.array(supportContact.extend({ id: z.int(), name: z.string() })) }),
  },
  'GET /get_links': {
    summary: '友情链接',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({ data: z.array(z.object({ id: z.int(), title: z.string(), links: z.string() })) }),
  },
  'GET /api/contact/us/:product': {
    summary: '某项服务的客服；编号后加 _mobile 为移动端',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    params: z.object({ product: z.string().regex(/^\d{1,9}(_mobile)?$/, '编号不正确') }),
    data: supportContact.extend({
      /** `report` for the service whose report is handed over by WeChat (number 37). */
      variant: z.enum(['default', 'report']),
    }),
  },
  'GET /find/count': {
    summary: '访问统计',
    access: 'public',
    rate: 'tracking',
    query: tracking,
    data: nothing,
  },
  'GET /find/mobile/count': {
    summary: '访问统计（移动端）',
    access: 'public',
    rate: 'tracking',
    query: tracking,
    data: nothing,
  },
});

export type SupportContact = z.output<typeof supportContact>;
