import { searchWords } from '@harbor/contract/forum/marked';
import type { SiteFinder } from '../../../base/site-search/finder';
import { cached } from './cache';
import { shownCards } from './cards';
import { foundPosts } from './search';

/** Posts by their words, for the search of the whole site. */
export const postFinder: SiteFinder = {
  kind: 'post',
  find: (core, keyword, limit) =>
    cached(core, `site:${limit}:${keyword}`, async () => {
      const ids = await foundPosts(core, searchWords(keyword));
      const cards = await shownCards(core.db, ids.slice(0, limit));
      return cards.map(({ id, title, category, comment_count }) => ({
        id,
        title,
        note: [category?.title, `${comment_count} 条评论`].filter(Boolean).join(' · '),
        link: `/postdetail/${id}`,
      }));
    }),
};
