import type { Draft, TopicChoice } from '@harbor/contract';
import { postRule, visibleLength } from '@harbor/contract/post-status';
import type { WrittenText } from '../../editor/written';

/** A topic that was chosen; id 0 is one that will be made with the post. */
export interface ChosenTopic {
  id: number;
  title: string;
}

/** A post as far as it is written. */
export interface Fields {
  title: string;
  content: string;
  category_id: number | null;
  topics: ChosenTopic[];
  ai_flag: boolean;
}

export const emptyFields: Fields = { title: '', content: '', category_id: null, topics: [], ai_flag: false };

const chosen = (topic: TopicChoice): ChosenTopic =>
  typeof topic === 'number' ? { id: topic, title: `话题 ${topic}` } : topic;

/** What a draft, or a post to be changed, has in it. */
export function fieldsOf(
  saved: Pick<Draft, 'title' | 'content' | 'category_id' | 'topic_id' | 'ai_flag'>,
): Fields {
  const { title, content, category_id, topic_id, ai_flag } = saved;
  return { title, content, category_id, topics: topic_id.map(chosen), ai_flag };
}

/** As calls take it. */
export function bodyOf({ title, content, category_id, topics, ai_flag }: Fields) {
  return { title, content, category_id, topic_id: topics, ai_flag };
}

export const isEmpty = ({ title, content, topics }: Fields) =>
  title.trim() === '' && content === '' && topics.length === 0;

/** What keeps a post from being sent, by field, with the exact numbers; empty when nothing does. */
export type Problems = Partial<Record<'title' | 'content' | 'category_id', string>>;

export function problemsOf(fields: Fields, written: WrittenText, feedback: boolean): Problems {
  const problems: Problems = {};
  const title = visibleLength(fields.title);
  const text = visibleLength(written.text);
  const { title: titles, text: texts, images } = postRule;
  if (title < titles.min) problems.title = '请填写标题';
  else if (title > titles.max) problems.title = `标题最多${titles.max}个字，超出${title - titles.max}个`;
  if (text < texts.min) problems.content = `正文至少${texts.min}个字，还差${texts.min - text}个`;
  else if (text > texts.max) problems.content = `正文最多${texts.max}个字，超出${text - texts.max}个`;
  else if (written.images > images)
    problems.content = `图片最多${images}张，超出${written.images - images}张`;
  if (!feedback && fields.category_id === null) problems.category_id = '请选择分类';
  return problems;
}
