import type { SiteFinder } from '../../../base/site-search/finder';
import { suggestWhileTyping } from './typed';

/** Services by their titles, for the search of the whole site. */
export const serviceFinder: SiteFinder = {
  kind: 'service',
  async find(core, keyword, limit) {
    const { goods } = await suggestWhileTyping(core, keyword);
    return goods.slice(0, limit).map(({ id, title, category_title }) => ({
      id,
      title,
      note: category_title,
      link: `/goodsdetail/${id}`,
    }));
  },
};
