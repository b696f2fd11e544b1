import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { id, idParams, moment, pageQuery } from '../fields';
import { type CorrectableField, correctableFields, correctionRules } from '../journal-correction';
import { lines, word } from '../people-fields';

const field = z.enum(
  Object.keys(correctableFields) as [CorrectableField, ...CorrectableField[]],
  '请选择有误的一项',
);

/** Where it can be looked up: an address of the web, opened by the team alone. */
const source = word()
  .max(correctionRules.source, `出处最多${correctionRules.source}个字符`)
  .regex(/^(?:https?:\/\/[^\s"'<>]{4,})?$/i, '出处请填写以 http:// 或 https:// 开头的网址');

const said = {
  id: z.int(),
  journal: z.object({ id: z.int(), name: z.string() }),
  field: z.string(),
  field_text: z.string(),
  /** As it stood when it was pointed out; empty where nothing stood there. */
  old_value: z.string(),
  proposed: z.string(),
  source_url: z.string(),
  note: z.string(),
  status: z.int(),
  status_text: z.string(),
  reply: z.string(),
  created_at: moment,
  answered_at: moment.nullable(),
};

const own = z.object(said);

const desk = z.object({
  ...said,
  /** What stands in the library now; null where it is more than a line. */
  current_value: z.string().nullable(),
  /** The library says what was proposed by now. */
  taken_in: z.boolean(),
  reporter: z.object({ id: z.int(), nickname: z.string() }),
});

const staff = { access: 'staff', right: 'journals' } as const;

export const journalCorrections = defineArea({
  'GET /magazine/corrections': {
    summary: '我提交的期刊纠错与答复',
    access: 'login',
    rate: 'read',
    query: pageQuery,
    data: paged(own),
  },
  'POST /magazine/correct': {
    summary: '指出期刊资料的一处错误，运营核对后用消息答复',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      journal_id: id,
      field,
      proposed: lines({ error: '请填写正确的内容' })
        .min(1, '请填写正确的内容')
        .max(correctionRules.proposed, `正确的内容最多${correctionRules.proposed}个字`),
      source_url: source,
      note: lines().max(correctionRules.note, `补充说明最多${correctionRules.note}个字`),
    }),
    data: own,
  },
  'GET /staff/correction/detail/:id': {
    summary: '运营：一条期刊纠错，与库中现在的内容',
    ...staff,
    rate: 'read',
    params: idParams,
    data: desk,
  },
  'POST /staff/correction/answer/:id': {
    summary: '运营：答复一条期刊纠错，提出人会收到消息',
    ...staff,
    decides: 'correction',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      adopted: z.boolean('请选择是否采纳'),
      reply: lines({ error: '请填写答复' }).min(2, '请填写答复').max(300, '答复最多300个字'),
    }),
    data: desk,
  },
});

export type OwnCorrection = z.output<typeof own>;
export type DeskCorrection = z.output<typeof desk>;
