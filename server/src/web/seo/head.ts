import { siteDescription } from '@harbor/contract/descriptions';
import type { AnsweredQuery } from '../inline-queries';
import type { HasPage } from '../live-pages';

/** What a page says of itself to crawlers, to shares and to people before its script runs. */
export interface SeoHead {
  title: string;
  description: string;
  /** Open Graph type. */
  type: 'website' | 'article' | 'product';
  /** Absolute address of the picture for shares. */
  image?: string;
  /** Address of the page's largest picture, fetched first. */
  heroImage?: string;
  jsonLd: object[];
  /** Readable content for the main area; already escaped. */
  html?: string;
  /** Styles of that content, beside those of every page. */
  styles?: string;
}

/** What a resolver knows of the page. */
export interface SeoInput {
  routeTitle: string;
  platform: 'desktop' | 'mobile';
  publicUrl: string;
  path: string;
  /** What follows the path; resolvers that read nothing of it are asked without. */
  search?: URLSearchParams;
  queries: AnsweredQuery[];
  /** Asked before a link to another part is drawn. */
  hasPage: HasPage;
}

/** Makes the head of a kind of pages. */
export type SeoResolver = (input: SeoInput) => SeoHead;

/** A page's title as it stands in the browser's tab. */
export const withSuffix = (title: string) => `${title} - 学术港`;

/** Head of a page that has no resolver of its own. */
export function plainHead(routeTitle: string): SeoHead {
  return { title: withSuffix(routeTitle), description: siteDescription, type: 'website', jsonLd: [] };
}

/** Breadcrumb for search engines. */
export function breadcrumbLd(publicUrl: string, items: { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
