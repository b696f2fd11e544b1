import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RoutesJson, routesJson } from '@harbor/contract/routes';
import type { Configuration } from 'webpack';

const runtimeOfFederation = '@module-federation/enhanced/runtime';

function readRoutes(folder: string): RoutesJson {
  return routesJson.parse(JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')));
}

/** The loader is plain JavaScript of an ES module package, which resolves nothing without its extension. */
function withExtension(file: string): string {
  const found = ['.ts', '.tsx'].find((extension) => existsSync(file + extension));
  if (!found) throw new Error(`${file} is exposed, but there is no such file`);
  return file + found;
}

/** Stands in for the federation's runtime: what remotes expose is simply imported. */
function writeLoader(shellRoot: string, remotes: string[]): string {
  const exposed = remotes.flatMap((folder) => {
    const { name, widgets } = readRoutes(folder);
    const modules = ['lifecycles', ...widgets.map((widget) => `widgets/${widget}`)];
    return modules.map(
      (module) => `  '${name}/${module}': () => import('${withExtension(join(folder, 'src', module))}'),`,
    );
  });
  const file = join(shellRoot, 'dist/.generated/one-bundle-loader.js');
  mkdirSync(join(shellRoot, 'dist/.generated'), { recursive: true });
  writeFileSync(
    file,
    `const modules = {\n${exposed.join('\n')}\n};\nconst instance = { loadRemote: (id) => modules[id](), registerRemotes() {}, registerPlugins() {} };\nexport const getInstance = () => instance;\n`,
  );
  return file;
}

/** The pages of all parts as if one part owned them, so that the release describes each of their chunks. */
export function joinedRoutes(shellRoot: string, remotes: string[]): RoutesJson {
  const shell = readRoutes(shellRoot);
  return { ...shell, routes: [shellRoot, ...remotes].flatMap((folder) => readRoutes(folder).routes) };
}

/**
 * The same sources as one webpack build without federation: the limit that the federated site is measured against
 * (`npm run bench:federation`). Never served to people.
 */
export function withoutFederation(
  config: Configuration,
  shellRoot: string,
  remotes: string[],
): Configuration {
  return {
    ...config,
    name: 'one-bundle',
    entry: { main: './src/index.ts' },
    resolve: {
      ...config.resolve,
      alias: { [`${runtimeOfFederation}$`]: writeLoader(shellRoot, remotes) },
    },
    optimization: { ...config.optimization, splitChunks: { chunks: 'async' } },
  };
}
