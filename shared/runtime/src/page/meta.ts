import type { Crumb, PageWords } from '@harbor/contract';
import { documentTitle, siteDescription } from '@harbor/contract/descriptions';
import { atom } from 'jotai';
import { currentPosition } from '../navigation/current';
import { matchPage } from '../navigation/match';
import { snapshot } from '../platform/snapshot';
import { atoms } from '../store/atoms';
import { store } from '../store/store';

export type { Crumb };

/** What a page says about itself. */
export interface PageMeta extends PageWords {
  /** For search engines; the first 80 characters or so. Without it: the server's at the first place, the site's at others. */
  description?: string;
}

/** What the present page has said about itself. */
export const pageMetaAtom = atom<PageMeta>({});

const descriptionTag = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');

/** What the server wrote of the place where this document began: its page need not know it. */
let arrival: { key: string; description: string } | undefined;

/** Keeps the description that came with the document. Called once, before any page has said something. */
export function keepArrival(): void {
  const description = descriptionTag()?.content;
  arrival = description ? { key: currentPosition().location.key, description } : undefined;
}

function writeDescription(text: string): void {
  let tag = descriptionTag();
  if (!tag) {
    tag = document.createElement('meta');
    tag.name = 'description';
    document.head.append(tag);
  }
  tag.content = text;
}

/** Title of the present route in `routes.json`, until the page has a better one. */
export function routeTitle(): string {
  return matchPage(snapshot, currentPosition().location.pathname)?.route.title ?? '';
}

/** Tells the chrome what a page says about itself. @returns the page's title */
export function tellChrome(meta: PageMeta): string {
  const title = meta.title ?? routeTitle();
  store.set(pageMetaAtom, meta);
  store.set(atoms.navTitle, meta.navTitle ?? title);
  return title;
}

/** What the chrome was told last. */
export const told = (): PageWords => store.get(pageMetaAtom);

/** Applies what a page says about itself: document title, description, breadcrumb, navigation bar. */
export function applyMeta(meta: PageMeta): void {
  const title = tellChrome(meta);
  if (title) document.title = documentTitle(title, snapshot.settings.siteName);
  const atArrival = arrival?.key === currentPosition().location.key;
  writeDescription(meta.description || (atArrival && arrival?.description) || siteDescription);
}
