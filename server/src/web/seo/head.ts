import { documentTitle, siteDescription, siteName } from '@harbor/contract/descriptions';
import type { ZodType } from 'zod';
import type { AnsweredQuery } from '../inline-queries';

/** What a page says of itself to crawlers and to shares. */
export interface SeoHead {
  title: string;
  description: string;
  /** Open Graph type. */
  type: 'website' | 'article' | 'product';
  /** Absolute address of the picture for shares. */
  image?: string;
  /** Structured data for search engines. */
  jsonLd: object[];
  /** The page's one address as a path, where it is more than that of its route. */
  canonical?: string;
  /** Further names and what they say, each a `meta`: `pubDate`, `keywords`. */
  metas?: readonly (readonly [name: string, content: string])[];
  /** Feeds that tell what is new here: paths of the site. */
  feeds?: readonly { title: string; path: string }[];
}

/** What a resolver knows of the page. */
export interface SeoInput {
  routeTitle: string;
  publicUrl: string;
  path: string;
  /** What follows the path; resolvers that read nothing of it are asked without. */
  search?: URLSearchParams;
  queries: AnsweredQuery[];
}

/** Makes the head of a kind of pages. */
export type SeoResolver = (input: SeoInput) => SeoHead;

const suffix = ` - ${siteName}`;

/** A page's title as it stands in the page. */
export const withoutSuffix = (title: string) =>
  title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;

/** Head of a page that has no resolver of its own. */
export function plainHead(routeTitle: string): SeoHead {
  return { title: documentTitle(routeTitle), description: siteDescription, type: 'website', jsonLd: [] };
}

/** What a call that the route names answered; undefined where it did not, or there is no such thing. */
export function answerOf<T>({ queries }: SeoInput, key: string, schema: ZodType<T>): T | undefined {
  return schema.safeParse(queries.find((query) => query.key === key)?.data).data;
}

/** Head of a page whose call gave nothing: it says so where there is no such thing. */
export const headWithout = ({ queries, routeTitle }: SeoInput, key: string, missing: string): SeoHead =>
  plainHead(queries.some((query) => query.key === key && query.status === 404) ? missing : routeTitle);
