/** A step of a breadcrumb, or a line of a list. */
interface Place {
  name: string;
  path: string;
}

const context = 'https://schema.org';

const places = (publicUrl: string, items: Place[], address: 'item' | 'url') =>
  items.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    [address]: publicUrl + path,
  }));

/** Breadcrumb for search engines. It begins with the home page. @param steps below it, the page itself last */
export function breadcrumbLd(publicUrl: string, steps: Place[]): object {
  const items = [{ name: '首页', path: '/' }, ...steps];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: places(publicUrl, items, 'item'),
  };
}

/** The things that a page lists, in its order. */
export function listLd(publicUrl: string, items: Place[]): object {
  return { '@context': context, '@type': 'ItemList', itemListElement: places(publicUrl, items, 'url') };
}

/** Questions that a page answers. */
export function faqLd(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
