import { api, type Platform, type SiteSettings } from '@harbor/contract';
import type { FastifyInstance } from 'fastify';
import type { Choice } from '../../areas/operations/platform/choice/choose';
import { findRoute } from '../find-route';
import { answerQueries } from '../inline-queries';
import { filesFor } from '../preload';
import { pageToDraw } from './draw-page';
import type { PageToDraw } from './drawer';

/** What pages are made of that nobody has asked for. */
export interface ViewSource {
  root: FastifyInstance;
  publicUrl: string;
  site(): SiteSettings;
}

const readable = Object.keys(api).filter((key) => key.startsWith('GET '));

/** The page at a path as a visitor would get it; undefined where there is none. */
export async function viewOf(
  { root, publicUrl, site }: ViewSource,
  choice: Pick<Choice, 'set' | 'parts'>,
  platform: Platform,
  path: string,
): Promise<PageToDraw | undefined> {
  const found = findRoute(choice.set, platform, path);
  if (found.kind !== 'page') return undefined;
  const { owner, route, params } = found;
  const queries = await answerQueries(root, readable, route, params, new URLSearchParams());
  const files = filesFor(choice.set, platform, owner, route);
  return pageToDraw(choice, { platform, site: site(), queries, files }, owner.name, publicUrl + path);
}
