/** The feed of all headlines, for readers of feeds. */
export const feedPath = '/rss/press.xml';

/** The feed of the headlines with one tag. */
export const tagFeedPath = (tag: number) => `/rss/tag/${tag}.xml`;
