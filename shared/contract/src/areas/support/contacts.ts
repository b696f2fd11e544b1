import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { id, rowRevision } from '../../fields';
import { line, word } from '../../people-fields';
import { uploaded } from './fields';

const qrCode = z.object({
  /** A PNG as a data address. */
  image: z.string(),
  /** What is written in the code. */
  content: z.string(),
});

export const supportContact = z.object({
  wechat: z.string(),
  /** Address of the QR image. */
  image: z.string(),
  /** Office hours in words, e.g. `9:00–21:00`. */
  hours: z.string(),
});

const staffContact = supportContact.extend({
  id: z.int(),
  name: z.string(),
  variant: z.enum(['default', 'report']),
  active: z.boolean(),
  /** How often it was shown. */
  uses: z.int(),
  revision: z.int(),
});

/** Address of a picture that a contact has already. */
const ownPicture = z.string().regex(/^\/[\w\-/.]{1,200}$/, '请先上传图片');

/** How support is reached outside the site. */
export const contactCalls = defineArea({
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
  'GET /get_default_code': {
    summary: '网站首页的二维码',
    access: 'public',
    rate: 'read',
    data: qrCode,
  },
  'POST /get_code': {
    summary: '某个页面或某项服务的二维码',
    access: 'public',
    rate: 'read',
    body: z.strictObject({
      /** Path of a page of this site, e.g. `/goodsdetail/5`. */
      page: z
        .string()
        .max(300, '页面地址过长')
        .regex(/^\/(?!\/)[\w\-/?=&%.]*$/, '页面地址不正确')
        .optional(),
      /** Number of a service. */
      product: id.optional(),
    }),
    data: qrCode,
  },
  'GET /staff/support/contacts': {
    summary: '运营：全部客服联系方式',
    access: 'staff',
    right: 'site.manage',
    rate: 'read',
    data: z.object({ data: z.array(staffContact) }),
  },
  'POST /staff/support/contact': {
    summary: '运营：新增或修改客服联系方式；没有上传图片时由系统绘制二维码',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      /** Of the contact that is changed; left out by who does not mind what others wrote meanwhile. */
      revision: rowRevision.optional(),
      name: line().min(2, '名称为2至20个字').max(20, '名称为2至20个字'),
      wechat: word().regex(/^[A-Za-z][\w-]{5,19}$/, '微信号为6至20位字母、数字、下划线或减号'),
      /** An uploaded picture, or the one that the contact has; without it the code is drawn from the WeChat id. */
      image: z.union([uploaded, ownPicture], { error: '请先上传图片' }).optional(),
      hours: line().min(2, '请填写服务时间').max(40, '服务时间过长'),
      variant: z.enum(['default', 'report'], '请选择用途'),
      active: z.boolean(),
    }),
    data: staffContact,
  },
});

export type StaffContact = z.output<typeof staffContact>;
export type SupportContact = z.output<typeof supportContact>;
