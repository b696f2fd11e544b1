import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { id, moment, page, smallIdParam } from '../fields';
import { line, lines, word } from '../people-fields';
import { type WordAction, wordActions, wordPlaces, wordRule } from '../word-rule';

const action = z.enum(Object.keys(wordActions) as [WordAction, ...WordAction[]], '请选择处理方式');
const place = z.enum(wordPlaces, '请选择适用位置');

const wordFields = {
  word: line({ error: '请填写词语' })
    .min(wordRule.word.min, `词语至少${wordRule.word.min}个字`)
    .max(wordRule.word.max, `词语最多${wordRule.word.max}个字`),
  places: z.array(place).min(1, '请至少选择一个适用位置').max(wordPlaces.length, '适用位置不正确'),
  action,
  /** What the writer may put instead; empty for none. */
  rewrite: line({ error: '建议改写不正确' }).max(wordRule.rewrite, `最多${wordRule.rewrite}个字`),
  /** For the team alone. */
  note: line({ error: '备注不正确' }).max(wordRule.note, `最多${wordRule.note}个字`),
};

/** A word of the team, as a version has it. */
export const staffWord = z.object({
  word: z.string(),
  places: z.array(place),
  action,
  rewrite: z.string(),
  note: z.string(),
});

const heldWord = staffWord.extend({ id: z.int(), from_version: z.int() });

const wordVersion = z.object({
  no: z.int(),
  note: z.string(),
  made_by: z.string(),
  made_at: moment,
  /** The version whose list it took up again; null for one of its own. */
  restored_from: z.int().nullable(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** How many words hold from it on. */
  words: z.int(),
});

/** What was published. */
const published = z.object({ version: wordVersion });

const versionNote = lines({ error: '请写明修改原因' })
  .min(2, '请写明修改原因')
  .max(wordRule.versionNote, `最多${wordRule.versionNote}个字`);

/** The version that whoever publishes has seen: 0 before there was one. */
const base = z.int('版本不正确').min(0, '版本不正确');

/** Something that a text was found to have. */
const lookHit = z.object({
  /** `words` for a word of the team, else the rule of the site. */
  rule: z.string(),
  label: z.string(),
  severity: z.enum(['block', 'warn', 'hide']),
  /** The span in the text: UTF-16 units, `to` behind the last. */
  from: z.int(),
  to: z.int(),
  text: z.string(),
  message: z.string(),
  rewrite: z.string(),
  /** The text waits for a look of the team. */
  hold: z.boolean(),
});

export const words = defineArea({
  'POST /sentinel/look': {
    summary: '发布前看一看：文字里不合适的用语，以及怎样改写',
    access: 'login',
    rate: 'poll',
    body: z.strictObject({
      text: lines({ error: '请填写内容' }).max(20_000, '最多20000个字'),
      place,
    }),
    data: z.object({ hits: z.array(lookHit) }),
  },
  'GET /staff/words/list': {
    summary: '运营：正在生效的敏感词，可按词语、位置和处理方式查找',
    access: 'staff',
    right: 'words',
    rate: 'read',
    query: z.object({
      keyword: word().max(30, '关键词最多30个字').optional(),
      place: place.optional(),
      action: action.optional(),
      page,
    }),
    data: paged(heldWord).extend({
      /** The version that holds; 0 before there was one. */
      version: z.int(),
      /** Words that hold in all. */
      words: z.int(),
    }),
  },
  'GET /staff/words/versions': {
    summary: '运营：敏感词的各个版本，最近的在前',
    access: 'staff',
    right: 'words',
    rate: 'read',
    query: z.object({ page }),
    data: paged(wordVersion),
  },
  'GET /staff/words/version/:no': {
    summary: '运营：敏感词的一个版本与上一版的差别',
    access: 'staff',
    right: 'words',
    rate: 'read',
    params: z.object({ no: smallIdParam }),
    data: z.object({
      version: wordVersion,
      changes: z.array(z.object({ before: staffWord.nullable(), after: staffWord.nullable() })),
    }),
  },
  'POST /staff/words/publish': {
    summary: '运营：发布敏感词的新版本，立即生效',
    access: 'staff',
    right: 'words',
    rate: 'write',
    body: z
      .strictObject({
        base,
        note: versionNote,
        /** Words that are added, or take the place of those that are written alike. */
        set: z.array(z.strictObject(wordFields)).max(wordRule.atOnce, `一次最多${wordRule.atOnce}个词`),
        /** Words that hold no longer. */
        remove_ids: z.array(id).max(wordRule.atOnce, `一次最多${wordRule.atOnce}个词`),
      })
      .refine(({ set, remove_ids }) => set.length + remove_ids.length > 0, {
        message: '没有修改',
        path: ['set'],
      }),
    data: published,
  },
  'POST /staff/words/restore/:no': {
    summary: '运营：恢复到敏感词的某个版本，作为新版本发布',
    access: 'staff',
    right: 'words',
    rate: 'write',
    params: z.object({ no: smallIdParam }),
    body: z.strictObject({ base, note: versionNote }),
    data: published,
  },
  'POST /staff/words/try': {
    summary: '运营：试一段文字会命中哪些规则，不留记录',
    access: 'staff',
    right: 'words',
    rate: 'write',
    body: z.strictObject({
      text: lines({ error: '请填写要试的文字' })
        .min(1, '请填写要试的文字')
        .max(wordRule.trial, `最多${wordRule.trial}个字`),
      place,
    }),
    data: z.object({
      hits: z.array(
        lookHit.extend({
          /** The word of the team; empty for a rule of the site. */
          word: z.string(),
        }),
      ),
      /** What becomes of the text. */
      outcome: z.enum(['accepted', 'hinted', 'masked', 'held', 'refused']),
    }),
  },
});

/** A word of the team. */
export type StaffWord = z.output<typeof staffWord>;
export type HeldWord = z.output<typeof heldWord>;
export type WordVersion = z.output<typeof wordVersion>;
