import { api } from '@harbor/contract';
import {
  documentTitle,
  journalDescription,
  journalListDescription,
  journalListTitle,
  journalTitle,
} from '@harbor/contract/descriptions';
import { changesLead, matchLead } from '@harbor/contract/page-words';
import { answerOf, headWithout, plainHead, type SeoResolver } from './head';
import { breadcrumbLd, listLd } from './structured-data';

const crumb = { name: '期刊查询', path: '/querytool/' };

/** Head of the list of journals: `GET /magazine/list`. Each choice of filters is a view of the one list, and so is the phone's second address of it. */
export const journals: SeoResolver = (input) => {
  const { publicUrl, routeTitle, search } = input;
  const listed = answerOf(input, 'GET /magazine/list', api['GET /magazine/list'].data);
  const keyword = search?.get('keyword')?.trim().slice(0, 100);
  return {
    ...plainHead(journalListTitle(keyword) ?? routeTitle),
    description: journalListDescription,
    canonical: crumb.path,
    jsonLd: [
      breadcrumbLd(publicUrl, [{ name: routeTitle, path: crumb.path }]),
      listLd(
        publicUrl,
        (listed?.data ?? []).map(({ id, name }) => ({ name, path: `/querytool/${id}` })),
      ),
    ],
  };
};

/** Head of one journal: `GET /magazine/detail?id=:id`. */
export const journal: SeoResolver = (input) => {
  const { publicUrl, path } = input;
  const key = 'GET /magazine/detail';
  const found = answerOf(input, key, api[key].data);
  if (!found) return headWithout(input, key, '期刊不存在');
  const { name, name_cn, abbr, issn, eissn, names, publisher, homepage, subjects, languages } = found;
  const called = [name_cn, abbr, ...names.map((one) => one.name)].filter((other) => other && other !== name);
  const numbers = [issn, eissn].filter((number) => number !== null);
  const description = journalDescription(found);
  return {
    title: documentTitle(journalTitle(found)),
    description,
    type: 'website',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Periodical',
        name,
        description,
        url: publicUrl + path,
        ...(called.length > 0 && { alternateName: called }),
        ...(numbers.length > 0 && { issn: numbers }),
        ...(publisher && { publisher: { '@type': 'Organization', name: publisher } }),
        ...(homepage && { sameAs: homepage }),
        ...(subjects.length > 0 && { about: subjects }),
        ...(languages.length > 0 && { inLanguage: languages }),
      },
      breadcrumbLd(publicUrl, [crumb, { name, path }]),
    ],
  };
};

/** Head of a comparison, which is somebody's own choice: nothing for search engines. */
export const journalsCompared: SeoResolver = (input) => ({
  ...plainHead(input.routeTitle),
  metas: [['robots', 'noindex']],
});

/** Head of the page that finds journals for a text: `GET /magazine/match/about`. */
export const journalMatch: SeoResolver = ({ publicUrl, routeTitle, path }) => ({
  ...plainHead(routeTitle),
  description: matchLead,
  jsonLd: [breadcrumbLd(publicUrl, [crumb, { name: routeTitle, path }])],
});

/** Head of the page of journals' changes: `GET /magazine/changes`. */
export const journalChanges: SeoResolver = ({ publicUrl, routeTitle, path }) => ({
  ...plainHead(routeTitle),
  description: changesLead,
  jsonLd: [breadcrumbLd(publicUrl, [crumb, { name: routeTitle, path }])],
});
