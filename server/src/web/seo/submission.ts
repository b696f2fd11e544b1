import { api } from '@harbor/contract';
import { answerOf, plainHead, type SeoResolver } from './head';
import { breadcrumbLd, faqLd } from './structured-data';

/** Head of `/uploadfile/`: what direct submission is, with its questions. */
export const submission: SeoResolver = (input) => {
  const { publicUrl, routeTitle } = input;
  const guide = answerOf(input, 'GET /submission/guide', api['GET /submission/guide'].data);
  if (!guide) return plainHead(routeTitle);
  return {
    ...plainHead(routeTitle),
    description: guide.lead.slice(0, 120),
    jsonLd: [faqLd(guide.faq), breadcrumbLd(publicUrl, [{ name: routeTitle, path: '/uploadfile/' }])],
  };
};
