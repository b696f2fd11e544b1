import { z } from 'zod';
import { defineArea } from '../endpoint';
import { moment, nothing } from '../fields';
import { mostManuscriptBytes } from '../file-types';
import { fileId, storedFile } from '../files';
import { line } from '../people-fields';

const fileParams = z.object({ id: fileId });

/** How far an upload is. */
const uploadState = z.object({
  id: fileId,
  /** Bytes that are there; the next part begins behind them. */
  received: z.int(),
  /** Bytes of the whole. */
  size: z.int(),
  /** Largest part in bytes. */
  part_bytes: z.int(),
  /** The file, once its content was checked. */
  file: storedFile.nullable(),
});

/** Somebody opened, downloaded or removed a file of an order. */
export const fileAccess = z.object({
  id: z.int(),
  /** Name as its owner may see it, e.g. `客服 李**`. */
  who: z.string(),
  role: z.enum(['owner', 'teacher', 'staff', 'system']),
  what: z.enum(['upload', 'view', 'download', 'delete']),
  at: moment,
});

export const files = defineArea({
  'POST /files/start': {
    summary: '开始上传文件；同一文件未传完的，从断点继续',
    access: 'login',
    rate: 'file',
    body: z.strictObject({
      name: line({ error: '请选择文件' }).min(1, '请选择文件').max(255, '文件名过长'),
      /** Bytes; less is taken for most purposes (`mostBytesFor`). */
      size: z.int('文件大小不正确').min(1, '文件是空的').max(mostManuscriptBytes, '单个文件不能超过50MB'),
      /** What for, e.g. `order_form`: uploads of one purpose are continued, others not. */
      purpose: z.string().regex(/^[a-z_]{1,32}$/, '用途不正确'),
      /** Of the whole, where the client can tell: by it an upload is found again after a reload. */
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, '校验码不正确')
        .optional(),
    }),
    data: uploadState,
  },
  'PUT /files/:id/part': {
    summary: '上传一段；位置不对时返回409和应从哪里继续',
    access: 'login',
    rate: 'part',
    params: fileParams,
    query: z.object({
      offset: z
        .string()
        .regex(/^\d{1,9}$/, '位置不正确')
        .transform(Number),
    }),
    raw: true,
    slow: true,
    data: z.object({ received: z.int() }),
  },
  'POST /files/:id/state': {
    summary: '上传到哪里了',
    access: 'login',
    rate: 'poll',
    params: fileParams,
    data: uploadState,
  },
  'POST /files/:id/finish': {
    summary: '上传完毕，按内容检查文件',
    access: 'login',
    rate: 'part',
    params: fileParams,
    data: storedFile,
  },
  'POST /files/:id/drop': {
    summary: '取消上传，或删除还没有使用的文件',
    access: 'login',
    rate: 'part',
    params: fileParams,
    data: nothing,
  },
  'POST /files/:id/ticket': {
    summary: '短时有效的下载或查看地址；每次使用都有记录，文件的主人可以看到',
    access: 'login',
    rate: 'write',
    params: fileParams,
    body: z.strictObject({ view: z.boolean().optional() }).optional(),
    data: z.object({
      url: z.string(),
      /** Seconds. */
      valid_for: z.int(),
    }),
  },
  'GET /files/raw/:id': {
    summary: '文件本身，凭短时有效的地址',
    access: 'public',
    rate: 'read',
    params: fileParams,
    query: z.object({ ticket: z.string().max(200).optional() }),
    file: 'application/octet-stream',
    data: nothing,
  },
});

export type FileAccess = z.output<typeof fileAccess>;
