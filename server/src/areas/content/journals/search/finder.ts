import type { SiteFinder } from '../../../base/site-search/finder';
import { suggestJournals } from './suggest';

/** Journals by their names and numbers, for the search of the whole site. */
export const journalFinder: SiteFinder = {
  kind: 'journal',
  async find(core, keyword, limit) {
    const { data } = await suggestJournals(core, keyword);
    return data.slice(0, limit).map(({ id, name, name_cn, issn }) => ({
      id,
      title: name,
      note: [name_cn, issn && `ISSN ${issn}`].filter(Boolean).join(' · '),
      link: `/querytool/${id}`,
    }));
  },
};
