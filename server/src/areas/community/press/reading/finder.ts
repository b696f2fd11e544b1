import type { SiteFinder } from '../../../base/site-search/finder';
import { cached } from '../cache';
import { cardsOf } from './cards';
import { foundPress } from './search';

/** Headlines by their words, for the search of the whole site. */
export const pressFinder: SiteFinder = {
  kind: 'press',
  find: (core, keyword, limit) =>
    cached(core, `site:${limit}:${keyword}`, async () => {
      const ids = await foundPress(core, keyword);
      const cards = await cardsOf(core.db, ids.slice(0, limit));
      return cards.map(({ id, title, type_text, published_at }) => ({
        id,
        title,
        note: `${type_text} · ${published_at.slice(0, 10)}`,
        link: `/academic/${id}`,
      }));
    }),
};
