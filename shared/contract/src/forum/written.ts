import { z } from 'zod';
import { flag, id } from '../fields';
import { line, markup } from '../people-fields';
import { postRule } from '../post-status';
import { visibleLength } from '../visible-text';

/** Longest HTML that is read at all, in characters: what 2000 characters with tables and code may need, and more. */
const mostHtml = 200_000;

const { topicTitle, topics } = postRule;

/** A topic by its id, or one that does not exist yet: id 0 with its title. */
export const topicChoice = z.union(
  [
    id,
    z.strictObject({
      id: z.int('话题不正确').min(0, '话题不正确'),
      title: line().refine(
        (title) => visibleLength(title) >= topicTitle.min && visibleLength(title) <= topicTitle.max,
        `话题为${topicTitle.min}至${topicTitle.max}个字`,
      ),
    }),
  ],
  '话题不正确',
);

const chosenTopics = z.array(topicChoice, '请选择话题').max(topics, `最多选${topics}个话题`);

/** What a post is made of; the lengths of title and text are checked on what can be seen of them, by the server. */
export const postFields = {
  title: line({ error: '请填写标题' }).max(500, '标题最多30个字'),
  content: markup({ error: '请填写正文' }).max(mostHtml, '正文太长，请分成几篇'),
  /** Not sent for feedback. */
  category_id: id.nullable().optional(),
  topic_id: chosenTopics.optional(),
  ai_flag: z.boolean().optional(),
};

export const newPost = z.strictObject({
  ...postFields,
  /** 1: feedback to the site, which becomes a ticket and is never public. */
  is_spit: z.union([flag, z.boolean()]).optional(),
  /** The draft it was written in, which goes when it is sent. */
  draft_id: id.optional(),
});

/** A post as far as it is written: nothing of it has to be there. */
export const draftFields = z.strictObject({
  title: line().max(500, '标题太长').optional(),
  content: markup().max(mostHtml, '正文太长，请分成几篇').optional(),
  category_id: id.nullable().optional(),
  topic_id: chosenTopics.optional(),
  ai_flag: z.boolean().optional(),
});

export type NewPost = z.output<typeof newPost>;
export type DraftFields = z.output<typeof draftFields>;
export type TopicChoice = z.output<typeof topicChoice>;
