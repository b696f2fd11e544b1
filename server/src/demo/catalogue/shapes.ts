import { z } from 'zod';

const yuan = z.number().nonnegative();
const pair = z.tuple([z.string().min(1), z.string().min(1)]);

export const categoryData = z.array(
  z.strictObject({ id: z.int().min(1).max(7), title: z.string(), description: z.string(), cover: z.int() }),
);

/** One service as it is written down. Prices in 元. */
export const serviceData = z.strictObject({
  id: z.int(),
  title: z.string().min(4).max(60),
  subtitle: z.string().max(80),
  cover: z.int(),
  gallery: z.array(z.int()).min(1).max(6),
  sort: z.int().default(0),
  related: z.array(z.int()).max(4).default([]),
  price_mode: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  unit: z.string(),
  origin: yuan,
  deliver_days: z.int().positive(),
  specs: z
    .array(
      z.strictObject({
        name: z.string(),
        description: z.string(),
        price: yuan,
        days: z.int().positive(),
        revisions: z.int().nonnegative(),
        stock: z.int().optional(),
      }),
    )
    .min(1)
    .max(3),
  form_no: z.int().min(1).max(26),
  need_trial: z.boolean(),
  refund: z.enum(['standard', 'session', 'quote', 'report']),
  sales: z.int(),
  is_hot: z.boolean(),
  /** No longer sold: old orders lead to it. */
  off_shelf: z.boolean().default(false),
  /** How many reviews it gets. */
  reviews: z.int(),
  tags: z.array(z.string()).min(1).max(4),
  detail: z.array(z.string()).min(1),
  suitable_for: z.array(z.string()).min(2),
  included: z.array(z.string()).min(2),
  not_included: z.array(z.string()).min(2),
  steps: z.array(pair).min(3).max(5),
  faq: z.array(pair).min(3).max(6),
  /** Sentences that only reviews of this service say. */
  voices: z.array(z.string()).min(3),
});

export const servicesFile = z.strictObject({
  category_id: z.int().min(1).max(7),
  services: z.array(serviceData),
});

export const refundRules = z.record(z.string(), z.array(pair));

export type ServiceData = z.output<typeof serviceData> & { category_id: number };
