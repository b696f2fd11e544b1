import { z } from 'zod';
import { defineArea } from '../endpoint';
import { idParams, moment } from '../fields';
import { fileId, storedFile } from '../files';
import { fileAccess } from './files';

/** A file of an order with everybody who had it in hand. */
export const vaultFile = storedFile.extend({
  /** 订单资料, 交付文件 … */
  group: z.string(),
  /** Whether it came from the owner of the order. */
  own: z.boolean(),
  at: moment,
  /** When its content was deleted; null while it is there. */
  deleted_at: moment.nullable(),
  /** Whether pages with a watermark can be shown. */
  viewable: z.boolean(),
  /** Newest first. */
  accesses: z.array(fileAccess),
});

/** Days after the end of an order until its files are deleted. */
export const keepDays = z.union([z.literal(30), z.literal(90), z.literal(180)], '请选择保存时间');

/** All files of an order, and how long they are kept. */
export const vaultOfOrder = z.object({
  files: z.array(vaultFile),
  keep_days: keepDays,
  /** When they will be deleted; null while the order goes on. */
  delete_at: moment.nullable(),
  /** Whether files may be deleted at once. */
  may_delete: z.boolean(),
  /** Why not; empty when they may. */
  why: z.string(),
});

export const vault = defineArea({
  'POST /files/vault/:id': {
    summary: '某个订单的全部文件：谁看过、何时删除，仅订单本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: vaultOfOrder,
  },
  'POST /files/vault/:id/keep': {
    summary: '选择订单完成后文件保存多久',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ days: keepDays }),
    data: vaultOfOrder,
  },
  'POST /files/vault/:id/delete': {
    summary: '立即删除订单的文件，不能恢复；进行中的订单不可以',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      /** One file; all of the order when it is left out. */
      file: fileId.optional(),
    }),
    data: vaultOfOrder,
  },
});

export type VaultFile = z.output<typeof vaultFile>;
export type Vault = z.output<typeof vaultOfOrder>;
export type KeepDays = z.output<typeof keepDays>;
