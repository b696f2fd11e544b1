import type { PartFiles, Platform, ReleaseJson, RouteEntry } from '@harbor/contract';
import { addressOf, type ReleaseSet } from '../areas/operations/platform/choice/sets';

/** Addresses of what the browser should fetch while it still reads the HTML. */
export interface PageFiles {
  /** The shell's first script. */
  main: string;
  scripts: string[];
  styles: string[];
}

class Collector {
  private readonly js = new Set<string>();
  private readonly css = new Set<string>();
  private readonly shares = new Set<string>();

  constructor(private readonly shell: ReleaseJson) {}

  add(release: ReleaseJson, part: PartFiles | undefined): void {
    if (!part) return;
    const address = addressOf(release);
    for (const file of part.js) this.js.add(address + file);
    for (const file of part.css) this.css.add(address + file);
    for (const share of part.shares) this.addShare(share);
  }

  private addShare(share: string): void {
    if (this.shares.has(share)) return;
    this.shares.add(share);
    this.add(this.shell, this.shell.shares[share]);
  }

  result(): { js: string[]; css: string[] } {
    return { js: [...this.js], css: [...this.css] };
  }
}

/** What a page adds to the frame: its owner's files, its own, those of the widgets that it mounts. */
function addPage(
  files: Collector,
  set: ReleaseSet,
  platform: Platform,
  owner: ReleaseJson,
  route: RouteEntry,
): void {
  if (owner !== set.shell) files.add(owner, owner.base[platform]);
  files.add(owner, owner.pages[route.page]);
  for (const mount of route.mounts ?? []) {
    const [name, widget = ''] = mount.split('/');
    const remote = set.remotes.find((candidate) => candidate.name === name);
    if (!remote?.widgets[widget]) continue;
    files.add(remote, { js: [remote.entry], css: [], shares: [] });
    files.add(remote, remote.widgets[widget]);
    files.add(remote, remote.widgetViews?.[widget]?.[platform]);
  }
}

/**
 * Exactly the files that a route needs: the shell's, its owner's, the page's, and the shared components behind them. Of a
 * page for staff only the shell's: who asks is known in the browser alone, and nobody else is to load anything of it.
 */
export function filesFor(
  set: ReleaseSet,
  platform: Platform,
  owner: ReleaseJson,
  route: RouteEntry,
): PageFiles {
  const files = new Collector(set.shell);
  files.add(set.shell, set.shell.base[platform]);
  if (route.access !== 'staff') addPage(files, set, platform, owner, route);
  const main = addressOf(set.shell) + set.shell.entry;
  const { js, css } = files.result();
  return { main, scripts: js.filter((file) => file !== main), styles: css };
}
