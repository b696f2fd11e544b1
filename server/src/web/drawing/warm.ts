import type { Choice } from '../../areas/operations/platform/choice/choose';
import type { Db } from '../../db/connect';
import type { Drawer } from './drawer';
import { Examples } from './examples';
import { type ViewSource, viewOf } from './view';

type View = Pick<Choice, 'set' | 'parts'>;

const platforms = ['desktop', 'mobile'] as const;

/** A page of each of these parts, on a platform, that needs no example where there is one. */
async function firstPages(
  { set }: View,
  parts: ReadonlySet<string>,
  platform: (typeof platforms)[number],
  examples: Examples,
) {
  const paths: string[] = [];
  for (const { name, routes } of [set.shell, ...set.remotes]) {
    const open = routes.routes.filter((route) => route.platform === platform && route.access === 'public');
    const [first] = open.toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
    if (first && name !== 'shell' && parts.has(name)) paths.push(await examples.pathOf(first));
  }
  return ['/', ...paths];
}

/**
 * Draws the home page, and a page of each of some parts, of a set that is about to be served: afterwards its contexts are
 * open, and the first visitors find what they need.
 */
export async function warmUp(
  drawer: Drawer,
  views: ViewSource,
  db: Db,
  view: View,
  parts: ReadonlySet<string>,
): Promise<void> {
  const examples = new Examples(views.root, db);
  for (const platform of platforms)
    for (const path of await firstPages(view, parts, platform, examples)) {
      const page = await viewOf(views, view, platform, path);
      if (page) await drawer.draw(page);
    }
}
