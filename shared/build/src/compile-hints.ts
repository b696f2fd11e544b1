import type { PartFiles, ReleaseJson } from '@harbor/contract';
import type { Compilation, Compiler } from 'webpack';

/** V8's explicit compile hint, in Chromium from 136 on; a comment to everybody else. */
const hint = '//# allFunctionsCalledOnLoad\n';

type Views = Pick<ReleaseJson, 'base' | 'pages' | 'widgets' | 'widgetViews' | 'shares'>;

/** The scripts that a first view may begin with. What pages load later, as the editor of posts, is not among them. */
export function firstViewScripts({ base, pages, widgets, widgetViews, shares }: Views): Set<string> {
  const parts: PartFiles[] = [base, pages, widgets, shares, ...Object.values(widgetViews ?? {})].flatMap(
    (named) => Object.values(named),
  );
  return new Set(parts.flatMap(({ js }) => js));
}

/**
 * Has the browser compile the functions of these scripts while they arrive, beside the page's own thread. Without, it
 * reads over them there and compiles each on the page's thread at its first call. Pages are ready an eighth earlier for
 * it; a large library of which little is called would come later (ARCHITECTURE.md §4).
 */
export function hintCompilation(
  compiler: Compiler,
  compilation: Compilation,
  scripts: Iterable<string>,
): void {
  const { ConcatSource } = compiler.webpack.sources;
  for (const name of scripts) compilation.updateAsset(name, (source) => new ConcatSource(hint, source));
}
