import type { ForumTopic } from '@harbor/contract';

/** What a topic is about, or at least how much stands in it. */
export const topicText = (topic: ForumTopic | undefined): string | undefined =>
  topic && (topic.description || `共 ${topic.post_count.toLocaleString()} 篇帖子`);
