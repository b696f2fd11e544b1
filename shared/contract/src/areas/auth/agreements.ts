import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { idParam, moment, nothing } from '../../fields';

const agreementTitle = z.object({ id: z.int(), title: z.string(), version: z.string(), change: z.string() });

/** An agreement with the list of its versions, newest first. */
export const clause = agreementTitle.extend({
  effective_at: moment,
  /** Whether this is the version in force. */
  current: z.boolean(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  versions: z.array(z.object({ version: z.string(), effective_at: moment, change: z.string() })),
});

/** Agreements of the site, and who agreed to which. */
export const agreementCalls = defineArea({
  'GET /clause/:id': {
    summary: '协议条款；version 为空时是现行版本',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    params: z.object({ id: idParam }),
    query: z.object({ version: z.string().max(20).optional() }),
    data: clause,
  },
  'POST /auth/consent': {
    summary: '同意协议的新版本',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      agreements: z
        .array(z.strictObject({ id: z.int(), version: z.string().max(20) }))
        .min(1, '请阅读并同意协议')
        .max(10),
    }),
    data: nothing,
  },
  'GET /auth/consents': {
    summary: '我同意过的协议及版本',
    access: 'login',
    rate: 'read',
    data: z.object({
      list: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          version: z.string(),
          at: moment,
          /** `withdraw`: the agreement was taken back then. */
          action: z.enum(['agree', 'withdraw']).optional(),
        }),
      ),
    }),
  },
});

export type Clause = z.output<typeof clause>;
