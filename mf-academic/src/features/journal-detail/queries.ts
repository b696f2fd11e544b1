import { apiQuery } from '@harbor/runtime';
import { journalList } from '../../journals/queries';

/** Journals of a subject, the ones that everybody looks for first. */
export const ofSubject = (subject: string) => journalList({ chosen: { subject: [subject] }, per_page: 10 });

/** Articles of the headlines that speak of a journal. */
export const newsAbout = (name: string) =>
  apiQuery('GET /press/list', { query: { keyword: name } }, { silent: true, staleTime: 5 * 60_000 });
