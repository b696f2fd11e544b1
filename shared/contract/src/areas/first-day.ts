import { z } from 'zod';
import { defineArea } from '../endpoint';
import { moment } from '../fields';

/** `ok`: it is there and works; `missing`: nobody has set it up; `failed`: it is set up and does not work. */
export const checkState = z.enum(['ok', 'missing', 'failed']);

export const firstDayCheck = z.object({
  key: z.string(),
  title: z.string(),
  state: checkState,
  /** Why, for people. */
  reason: z.string(),
  /** What to do; empty while it is fine. */
  todo: z.string(),
  /** Page of the desk where it is done; empty for none. */
  link: z.string(),
  /** Environment variables by which it is set. */
  env: z.array(z.string()),
  /** It can be tried, and when it was last; null where nobody has. */
  tries: z.boolean(),
  tried_at: moment.nullable(),
  tried_by: z.string(),
});

export const firstDay = defineArea({
  'GET /staff/first-day': {
    summary: '运营：开站检查，每一项现在的状态与怎样补上',
    access: 'staff',
    right: 'first-day',
    rate: 'read',
    data: z.object({
      /** How many are not `ok`. */
      open: z.int(),
      groups: z.array(z.object({ title: z.string(), checks: z.array(firstDayCheck) })),
    }),
  },
  'POST /staff/first-day/try/:check': {
    summary: '运营：现在真正试一次某一项，同一项同时只试一次',
    access: 'staff',
    right: 'first-day',
    rate: 'write',
    params: z.object({ check: z.string().regex(/^[a-z_]{2,30}$/, '没有这一项') }),
    data: firstDayCheck,
  },
});

/** A point of the checklist of a new site. */
export type FirstDayCheck = z.output<typeof firstDayCheck>;
