import { plainHead, type SeoResolver } from './head';

/** Head of the home page. */
export const home: SeoResolver = ({ publicUrl }) => ({
  ...plainHead('首页'),
  title: '学术港 - 研究自己做，难处有人教',
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
