import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';
import { readData } from './data';

const yuan = z.number().nonnegative().default(0);

const held = z.array(
  z.strictObject({
    id: z.int(),
    template: z.int(),
    expires_in_days: z.number(),
    /** 3 = expired, 4 = voided; others are unused until an order takes them. */
    status: z.int().default(0),
    /** Why it was voided. */
    note: z.string().default(''),
    /** For readers: which order will hold it. */
    order: z.string().optional(),
  }),
);

const couponsFile = z.strictObject({
  templates: z.array(
    z.strictObject({
      id: z.int(),
      title: z.string(),
      type: z.int(),
      scope: z.int().default(0),
      scope_ids: z.array(z.int()).default([]),
      get_way: z.int().default(1),
      code: z.string().optional(),
      min: yuan,
      off: yuan,
      discount: z.int().default(0),
      cap: yuan,
      total: z.int().default(0),
      per_limit: z.int().default(1),
      days: z.int(),
      /** How many other people have; those that the demo's own people hold come on top. */
      received: z.int().default(0),
      status: z.int().default(1),
    }),
  ),
  buyer: held,
  fresh: held,
});

const day = 86_400_000;
const fen = (amount: number) => Math.round(amount * 100);

/** Coupons that can be had, and those that the buyer and the fresh user hold. */
export async function seedCoupons(trx: Db, core: Core): Promise<void> {
  const { templates, buyer, fresh } = readData('coupons.json', couponsFile);
  const now = core.settings.clock.now();
  const owned = [
    ...buyer.map((coupon) => ({ ...coupon, user_id: 1 })),
    ...fresh.map((coupon) => ({ ...coupon, user_id: 3 })),
  ];
  await insertRow(
    trx,
    'coupon_templates',
    templates.map(({ min, off, cap, received, code = null, ...template }) => ({
      ...template,
      code,
      min_fen: fen(min),
      off_fen: fen(off),
      cap_fen: fen(cap),
      received: received + owned.filter((coupon) => coupon.template === template.id).length,
    })),
  );
  await insertRow(
    trx,
    'user_coupons',
    owned.map(({ id, template, status, note, expires_in_days, user_id }) => ({
      id,
      template_id: template,
      user_id,
      status,
      note,
      // The demo's messages speak of it already.
      reminded_at: new Date(now),
      expire_at: new Date(now + expires_in_days * day),
      start_at: new Date(now - 20 * day),
      received_at: new Date(now - 20 * day),
    })),
  );
  for (const table of ['coupon_templates', 'user_coupons'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx,
    );
}
