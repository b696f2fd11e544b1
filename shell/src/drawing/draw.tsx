import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  askedPaths,
  drawingHost,
  loadRemoteApplication,
  matchPage,
  openPlace,
  platform,
  rootPrefix,
  tellChrome,
  told,
} from '@harbor/runtime';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { fillOutlet } from '../main/MainArea';
import { Site } from '../mount';

/** The page of a remote. */
interface Page {
  owner: string;
  Root: ComponentType;
}

let chrome: ReactNode;
let page: Page | undefined;

async function loadChrome(): Promise<ReactNode> {
  const made =
    platform === 'mobile'
      ? await import(/* webpackChunkName: 'mobile' */ '../mobile')
      : await import(/* webpackChunkName: 'desktop' */ '../desktop');
  return made.chrome();
}

async function loadPage(owner: string): Promise<Page> {
  const { root } = await loadRemoteApplication(owner);
  if (!root) throw new Error(`${owner} was built before pages were drawn on the server`);
  return { owner, Root: await root() };
}

async function open(input: string): Promise<void> {
  const { page: snapshot, path } = JSON.parse(input);
  openPlace(snapshot);
  chrome ??= await loadChrome();
  const owner = matchPage(snapshot, path)?.owner ?? 'shell';
  page = owner === 'shell' ? undefined : await loadPage(owner);
}

/** What `lazy` and the like still wait for stands in React's markup as a mark. */
const unfinished = /<!--\$[!?]-->/;

function draw(): string {
  const cache = createCache();
  const markup = (part: string, node: ReactNode) =>
    renderToString(<StyleProvider cache={cache}>{node}</StyleProvider>, {
      identifierPrefix: rootPrefix(part),
    });
  fillOutlet(page ? `<div data-outlet="${page.owner}">${markup(page.owner, <page.Root />)}</div>` : '');
  // A page of the shell's own is drawn after its breadcrumb, which then knows no more than the route.
  if (!page) tellChrome({});
  const said = told();
  const html = markup('shell', <Site>{chrome}</Site>);
  return JSON.stringify({
    html,
    styles: extractStyle(cache),
    asked: askedPaths(),
    said,
    suspended: unfinished.test(html),
  });
}

/** Lets the server draw pages by this release. */
export function offerDrawer(): void {
  drawingHost?.offer({ open, draw });
}
