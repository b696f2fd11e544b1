import type { PartFiles, ReleaseJson } from '@harbor/contract';
import type { Compilation, Compiler } from 'webpack';

/** V8's explicit compile hint, in Chromium from 136 on; a comment to everybody else. */
const hint = '//# allFunctionsCalledOnLoad\n';

type Views = Pick<ReleaseJson, 'base' | 'pages' | 'widgets' | 'widgetViews' | 'shares'>;

/**
 * The scripts of pages and widgets and of the shared components in use. What a page loads in its own time, as the editor
 * of posts, is not among them.
 * @param unused shares that no live part imports
 */
export function viewScripts(
  { base, pages, widgets, widgetViews, shares }: Views,
  unused: Set<string>,
): Set<string> {
  const used = Object.entries(shares).filter(([request]) => !unused.has(request));
  const parts: PartFiles[] = [
    base,
    pages,
    widgets,
    Object.fromEntries(used),
    ...Object.values(widgetViews ?? {}),
  ].flatMap((named) => Object.values(named));
  return new Set(parts.flatMap(({ js }) => js));
}

/**
 * Has the browser compile the functions of these scripts while they arrive, beside the page's own thread. Without, it
 * reads over them there and compiles each on the page's thread at its first call. A large library of which little is
 * called would come later for it; what was measured stands in ARCHITECTURE.md §4.
 */
export function hintCompilation(
  compiler: Compiler,
  compilation: Compilation,
  scripts: Iterable<string>,
): void {
  const { ConcatSource } = compiler.webpack.sources;
  for (const name of scripts) compilation.updateAsset(name, (source) => new ConcatSource(hint, source));
}
