import { homeWords } from '@harbor/contract/home-words';
import { plainHead, type SeoResolver } from './head';

/** Head of the home page. */
export const home: SeoResolver = ({ publicUrl, routeTitle }) => ({
  ...plainHead(routeTitle),
  ...homeWords,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: '学术港',
      url: publicUrl,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/productservice/?keyword={query}`,
        'query-input': 'required name=query',
      },
    },
  ],
});
