import { z } from 'zod';
import { id, moment, rowRevision, smallId } from '../../fields';
import { line, lines, markup, word } from '../../people-fields';
import { pressRule } from '../../press-rules';
import { pressCorrection, pressType } from '../press/fields';

const text = (label: string, most: number) =>
  line({ error: `请填写${label}` }).max(most, `${label}最多${most}个字`);

/** What an editor writes; whether it is enough to be published is said when it is. */
export const pressDocument = {
  type: pressType,
  title: text('标题', pressRule.title),
  desc: lines({ error: '请填写摘要' }).max(pressRule.desc, `摘要最多${pressRule.desc}个字`),
  cover: word({ error: '请选择封面' }).max(200, '封面地址不正确'),
  /** HTML of the editor; the server cleans it. */
  content: markup({ error: '请填写正文' }).max(200_000, '正文太长，请分成几篇'),
  is_original: z.boolean('请选择是否原创'),
  source: text('来源', 60),
  source_url: word({ error: '请填写原文链接' }).max(500, '原文链接最多500个字'),
  author: text('作者', 20),
  special_id: id.nullable(),
  tags: z.array(id).max(pressRule.tags, `标签最多${pressRule.tags}个`),
  service_goods: z.array(smallId).max(pressRule.services, `相关服务最多${pressRule.services}项`),
  seo: z.strictObject({
    title: text('搜索标题', pressRule.title),
    desc: text('搜索描述', pressRule.desc),
    keywords: z.array(text('关键词', 20)).max(pressRule.keywords, `关键词最多${pressRule.keywords}个`),
  }),
};

/** Which state of an article somebody changes: after a change of somebody else it is refused with 409. */
export const seenPress = z.strictObject({ revision: rowRevision });

/** A kind of step that the desk may offer. */
export const pressActs = [
  ...(['save', 'publish', 'schedule', 'unschedule', 'offline', 'correct'] as const),
  ...(['pin', 'unpin', 'delete'] as const),
] as const;

export const deskPressRow = z.object({
  id: z.int(),
  /** Of the draft, where there is one. */
  title: z.string(),
  cover: z.string(),
  type: pressType,
  type_text: z.string(),
  status: z.int(),
  status_text: z.string(),
  /** There is something written that readers do not see yet. */
  changed: z.boolean(),
  /** It is kept at the top of the front page. */
  pinned: z.boolean(),
  special: z.string(),
  author: z.string(),
  views: z.int(),
  likes: z.int(),
  collects: z.int(),
  published_at: moment.nullable(),
  /** When it goes out by itself. */
  publish_at: moment.nullable(),
  updated_at: moment,
});

export const deskPress = z.object({
  id: z.int(),
  status: z.int(),
  status_text: z.string(),
  revision: z.int(),
  /** What the editor goes on with: the draft, else what stands. */
  document: z.object(pressDocument),
  changed: z.boolean(),
  /** It is kept at the top of the front page. */
  pinned: z.boolean(),
  /** Characters that can be seen in its text. */
  letters: z.int(),
  /** What it lacks to be published, by field. */
  missing: z.array(z.object({ field: z.string(), text: z.string() })),
  acts: z.array(z.enum(pressActs)),
  offline_reason: z.string(),
  published_at: moment.nullable(),
  publish_at: moment.nullable(),
  revised_at: moment.nullable(),
  updated_at: moment,
  /** Who of the team was the last to change it; empty for nobody. */
  changed_by: z.string(),
  corrections: z.array(pressCorrection),
  history: z.array(
    z.object({ event: z.string(), title: z.string(), actor: z.string(), note: z.string(), at: moment }),
  ),
});

export const deskRevision = z.object({
  number: z.int(),
  title: z.string(),
  /** What it came of: published, scheduled, corrected. */
  event: z.string(),
  event_text: z.string(),
  note: z.string(),
  by: z.string(),
  at: moment,
  letters: z.int(),
});

export const deskTag = z.object({
  id: z.int(),
  title: z.string(),
  introduction: z.string(),
  /** Published articles with it. */
  press_count: z.int(),
  /** All with it, drafts too: one that is used cannot be deleted. */
  used: z.int(),
  revision: z.int(),
});

export const deskSpecial = deskTag.extend({ cover: z.string(), sort: z.int() });

export const deskReport = z.object({
  id: z.int(),
  press: z.object({ id: z.int(), title: z.string(), status: z.int() }),
  content: z.string(),
  status: z.int(),
  status_text: z.string(),
  reply: z.string(),
  reporter: z.object({ id: z.int(), nickname: z.string() }),
  created_at: moment,
  answered_at: moment.nullable(),
});
