import { refundMiss, refundReason } from '@harbor/contract';
import { z } from 'zod';

const hours = z.number().nonnegative();

const event = z.enum([
  'purchase',
  'purchase_quote',
  'pay',
  'pay_course',
  'submit_form',
  'start_trial',
  'assign',
  'deliver',
  'request_changes',
  'accept',
  'auto_accept',
  'cancel',
  'expire',
  'refund_whole',
]);

const actor = z.enum(['user', 'teacher', 'operator', 'system', 'channel']);

const refundEvent = z.enum(['grant', 'done', 'refuse', 'ask']);

/** The buyer's orders as they are written down; every time is in hours before the seeding. */
export const ordersFile = z.array(
  z.strictObject({
    id: z.int(),
    /** A service with its specification, or a course. */
    goods: z.int().optional(),
    spec: z.string().optional(),
    course: z.int().optional(),
    words: z.int().optional(),
    coupon: z.int().optional(),
    pay: z.enum(['wechat', 'alipay']).optional(),
    teacher: z.int().optional(),
    note: z.string().default(''),
    close_reason: z.string().default(''),
    steps: z.array(z.union([z.tuple([event, hours]), z.tuple([event, hours, actor])])).min(1),
    /** What was to be changed, round by round. */
    changes: z.array(z.array(z.string())).default([]),
    deliverables: z
      .array(
        z.strictObject({
          version: z.int(),
          hours,
          title: z.string(),
          text: z.string(),
          files: z.array(z.string()),
        }),
      )
      .default([]),
    refund: z
      .strictObject({
        reason_code: refundReason,
        text: z.string(),
        hours,
        /** Share of what was paid that is asked back. */
        percent: z.int().min(1).max(100).default(100),
        misses: z.array(refundMiss).default([]),
        /** What followed, through the product's own table: event, when, and what was said. */
        followed: z
          .array(z.union([z.tuple([refundEvent, hours]), z.tuple([refundEvent, hours, z.string()])]))
          .default([]),
      })
      .optional(),
    review: z
      .strictObject({
        stars: z.int(),
        rubrics: z.tuple([z.int(), z.int(), z.int(), z.int()]),
        hours,
        tags: z.array(z.string()),
        content: z.string(),
        reply: z.tuple([z.string(), hours]),
      })
      .optional(),
  }),
);

export type OrderData = z.output<typeof ordersFile>[number];
