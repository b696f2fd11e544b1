import type { Crumb, PageWords } from '@harbor/contract';
import { drawnLimits } from './limits';

/** What a drawing gives. */
export interface Drawn {
  /** Markup of the page, chrome and all. */
  html: string;
  /** Style elements of the component library, without a nonce. */
  styles: string;
  /** Paths that it asked about: the page brings along where they lead. */
  asked: string[];
  /** What the page says about itself, as the chrome around it shows. */
  said?: PageWords;
}

const { most, asked: mostAsked, words: longest } = drawnLimits;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

const isWords = (value: unknown): value is string | undefined => value === undefined || isShort(value);

function crumbOf(value: unknown): Crumb | undefined {
  if (!isObject(value) || !isShort(value.title) || !isWords(value.path)) return undefined;
  const { title, path } = value;
  return path === undefined ? { title } : { title, path };
}

function crumbsOf(value: unknown): Crumb[] | undefined {
  if (!Array.isArray(value) || value.length > mostAsked) return undefined;
  const crumbs = value.map(crumbOf).filter((crumb) => crumb !== undefined);
  return crumbs.length === value.length ? crumbs : undefined;
}

function wordsOf(value: unknown): PageWords | undefined {
  if (!isObject(value)) return undefined;
  const { title, navTitle } = value;
  if (!isWords(title) || !isWords(navTitle)) return undefined;
  const crumbs = value.crumbs === undefined ? undefined : crumbsOf(value.crumbs);
  if (value.crumbs !== undefined && !crumbs) return undefined;
  return {
    ...(title === undefined ? {} : { title }),
    ...(navTitle === undefined ? {} : { navTitle }),
    ...(crumbs ? { crumbs } : {}),
  };
}

/**
 * A drawing as what released code gave for one describes it; undefined where that is none, or too much. Nothing else of it
 * is taken over.
 */
export function drawnFrom(value: unknown): Drawn | undefined {
  if (!isObject(value)) return undefined;
  const { html, styles, asked = [], said } = value;
  if (typeof html !== 'string' || typeof styles !== 'string' || html.length + styles.length > most)
    return undefined;
  if (!Array.isArray(asked) || asked.length > mostAsked || !asked.every(isShort)) return undefined;
  if (said === undefined) return { html, styles, asked };
  const words = wordsOf(said);
  return words && { html, styles, asked, said: words };
}
