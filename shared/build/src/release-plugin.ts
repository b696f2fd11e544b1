import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PartFiles, ReleaseJson, RoutesJson } from '@harbor/contract';
import { routeMistakes } from '@harbor/gate/routes/paths';
import { sheetMistakes } from '@harbor/gate/sheets/judge';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { filesOf, lazyParts, takenShares } from './chunks';
import { hintCompilation, viewScripts } from './compile-hints';
import { resourceOf } from './internals/modules';
import { pageName, routeTableOf } from './platforms';
import type { ProvidedShare } from './shares';
import { callsChunk } from './split';

interface ReleaseOptions {
  role: 'shell' | 'remote' | 'bundle';
  version: string;
  entry: string;
  globalName: string;
  routes: RoutesJson;
  /** Absolute paths of the `src` folders that pages lie in. */
  sources: string[];
  /** What the shell provides and remotes take. */
  shares: ProvidedShare[];
  /** Shell only: the module with the table of shares that no live part imports. */
  restTable?: string;
  /** Brotli level; 0 leaves the files uncompressed (watch builds). */
  brotli: number;
}

/** On a thread of its own for each file. */
const pack = promisify(brotliCompress);

/** Bytes from which a script counts as large. */
const large = 256 * 1024;

const none: PartFiles = { js: [], css: [], shares: [] };

function merge(...parts: PartFiles[]): PartFiles {
  const union = (key: keyof PartFiles) => [...new Set(parts.flatMap((part) => part[key]))];
  return { js: union('js'), css: union('css'), shares: union('shares') };
}

type Views = NonNullable<ReleaseJson['widgetViews']>;

/** Name of the widget that a module is, if it is one. */
function widgetOf(source: string, resource: string | undefined): string | undefined {
  const folder = `${source}/widgets/`;
  return resource?.startsWith(folder) ? resource.slice(folder.length).replace(/\.tsx?$/, '') : undefined;
}

/** What was built for the phone is the phone's view, everything else the desktop's, as with pages. */
function addView(views: Views, widget: string, platform: keyof Views[string], files: PartFiles): void {
  const known = views[widget] ?? { desktop: none, mobile: none };
  views[widget] = { ...known, [platform]: merge(known[platform], files) };
}

/**
 * Writes `release.json` beside a build: its routes, the files behind each page, widget and share, and the hash of every
 * file. Fails the build when `routes.json` names a page that no `import()` leads to, since nobody could open it.
 */
export class ReleasePlugin {
  constructor(private readonly options: ReleaseOptions) {}

  apply(compiler: Compiler): void {
    const { Compilation: stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleasePlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT + 1 },
        async () => {
          if (compilation.errors.length === 0) this.judge(compilation);
          if (compilation.errors.length === 0) await this.write(compilation, compiler);
        },
      );
    });
  }

  /** Fails a build by the rules, and in the words, by which the publish gate would refuse it. */
  private judge(compilation: Compilation): void {
    const { role, routes } = this.options;
    if (role === 'bundle') return;
    for (const mistake of routeMistakes(routes)) compilation.errors.push(new webpack.WebpackError(mistake));
    // The shell's sheets are those of the whole page.
    if (role === 'shell') return;
    const folder = String(compilation.outputOptions.publicPath);
    for (const { name: file, source } of compilation.getAssets().filter(({ name }) => name.endsWith('.css')))
      for (const mistake of sheetMistakes({ file, bytes: source.buffer(), part: routes.name, folder }))
        compilation.errors.push(new webpack.WebpackError(mistake));
  }

  private async write(compilation: Compilation, compiler: Compiler): Promise<void> {
    const { RawSource } = compiler.webpack.sources;
    const described = this.describe(compilation);
    const views = viewScripts(described, this.unusedShares(compilation));
    // A line more would shift the source maps of a watch build.
    if (compiler.options.mode === 'production') hintCompilation(compiler, compilation, views);
    const release: ReleaseJson = { ...described, integrity: this.hashes(compilation) };
    compilation.emitAsset('release.json', new RawSource(`${JSON.stringify(release)}\n`));
    await this.compress(compilation, compiler, views);
  }

  /** Shares that no live part imports: they are found by way of their table. */
  private unusedShares(compilation: Compilation): Set<string> {
    const { restTable } = this.options;
    const rest = [...lazyParts(compilation)].filter(
      ({ module }) => restTable !== undefined && resourceOf(module) === restTable,
    );
    return new Set(rest.map(({ request }) => request));
  }

  private describe(compilation: Compilation): Omit<ReleaseJson, 'integrity'> {
    const { role, version, entry, globalName, routes, sources } = this.options;
    const byModule = new Map<string, PartFiles>();
    const views: Views = {};
    const shares: Record<string, PartFiles> = {};
    const provided = new Set(role === 'shell' ? this.options.shares.map(({ request }) => request) : []);
    const parts = [...lazyParts(compilation)];
    // The shares that no live part imports are found by way of their table.
    const rest = parts.find(({ resource }) => resource === this.options.restTable)?.files ?? none;
    for (const { module, request, resource, onPhone, files } of parts) {
      if (provided.has(request)) {
        const way = resourceOf(module) === this.options.restTable ? rest : none;
        shares[request] = merge(shares[request] ?? none, way, files);
        continue;
      }
      const table = routeTableOf(resource);
      if (table) byModule.set(table, merge(byModule.get(table) ?? none, files));
      const source = sources.find((folder) => resource?.startsWith(`${folder}/`));
      if (source && resource) {
        const page = pageName(resource.slice(source.length + 1), onPhone);
        byModule.set(page, merge(byModule.get(page) ?? none, files));
        const widget = sources.map((folder) => widgetOf(folder, resourceOf(module))).find(Boolean);
        if (widget) addView(views, widget, page.endsWith('.mobile') ? 'mobile' : 'desktop', files);
      }
    }
    const part = (page: string): PartFiles => {
      const found = byModule.get(page);
      if (!found)
        throw new Error(`routes.json names the page "${page}", but no import() in src/ leads to it`);
      return found;
    };
    const first = this.entryFiles(compilation);
    const lifecycles = role === 'remote' ? part('lifecycles') : none;
    // Every page makes calls, and most of them at once: what makes them is fetched with the page, behind all else.
    const calls = compilation.namedChunks.get(callsChunk);
    const platforms = new Set(routes.routes.map((route) => route.platform));
    const base = (platform: 'desktop' | 'mobile') =>
      platforms.has(platform)
        ? merge(first, lifecycles, part(platform), calls ? filesOf(compilation, [calls]) : none)
        : none;
    return {
      name: routes.name,
      version,
      entry,
      globalName,
      routes,
      base: { desktop: base('desktop'), mobile: base('mobile') },
      pages: Object.fromEntries(
        [...new Set(routes.routes.map((r) => r.page))].map((page) => [page, part(page)]),
      ),
      widgets: Object.fromEntries(routes.widgets.map((name) => [name, part(`widgets/${name}`)])),
      widgetViews: views,
      shares,
      ...(role === 'remote' && { consumes: this.consumes(compilation) }),
      ...(role === 'shell' && { provides: this.provides() }),
    };
  }

  /** Ranges of what the remote takes from the shell; the publish gate holds them against the live one. */
  private consumes(compilation: Compilation): Record<string, string> {
    const ranges = new Map(this.options.shares.map(({ request, version }) => [request, `^${version}`]));
    return Object.fromEntries(
      takenShares(compilation).map((request) => [request, ranges.get(request) ?? '*']),
    );
  }

  private provides(): Record<string, string> {
    return Object.fromEntries(this.options.shares.map(({ request, version }) => [request, version]));
  }

  private entryFiles(compilation: Compilation): PartFiles {
    const name = this.options.role === 'remote' ? this.options.globalName : 'main';
    const entrypoint = compilation.entrypoints.get(name);
    return entrypoint ? filesOf(compilation, entrypoint.chunks) : none;
  }

  private hashes(compilation: Compilation): Record<string, string> {
    return Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name }) => !name.endsWith('.map'))
        .map(({ name, source }) => [
          name,
          `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
        ]),
    );
  }

  /**
   * Brotli copies beside the files: level 11 costs seconds here and nothing per request. A large library that no page needs
   * at first gets level 10: measured on the editor's 790 KB, 1 to 2 % more bytes in less than half the time.
   */
  private async compress(compilation: Compilation, compiler: Compiler, views: Set<string>): Promise<void> {
    const { RawSource } = compiler.webpack.sources;
    const { brotli } = this.options;
    if (brotli === 0) return;
    const files = compilation
      .getAssets()
      .filter(({ name }) => /\.(js|css|svg|json)$/.test(name))
      .map(({ name, source }) => ({ name, raw: source.buffer() }))
      .filter(({ raw }) => raw.length >= 512)
      // The longest first: it would else be left for the end, on one thread.
      .sort((a, b) => b.raw.length - a.raw.length);
    const later = (name: string, raw: Buffer) =>
      name.endsWith('.js') && raw.length > large && !views.has(name);
    await Promise.all(
      files.map(async ({ name, raw }) => {
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: later(name, raw) ? brotli - 1 : brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
        };
        compilation.emitAsset(`${name}.br`, new RawSource(await pack(raw, { params })));
      }),
    );
  }
}
