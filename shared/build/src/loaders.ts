import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Turns `import { Button } from 'antd'` into an import of that component alone.
 * In remotes the result is the name of a share; the shell provides the components, so there it names the file itself
 * and spares the detour over the share scope.
 */
const componentImports = (role: 'shell' | 'remote') => ({
  antd: { transform: `antd/es/{{kebabCase member}}${role === 'shell' ? '/index.js' : ''}` },
  'antd-mobile': {
    transform: `antd-mobile/es/components/{{kebabCase member}}${role === 'shell' ? '/index.js' : ''}`,
  },
  'lucide-react': { transform: 'lucide-react/dist/esm/icons/{{kebabCase member}}.mjs' },
});

const libraries = /\bfrom\s*["'](antd|antd-mobile|lucide-react)["']/;

/** Whether a source imports one of the libraries. */
function importsLibraries(file: string): boolean {
  try {
    return libraries.test(readFileSync(file, 'utf8'));
  } catch {
    // Webpack asks for '' too; of a file that has gone meanwhile it tells itself.
    return false;
  }
}

const swc = (plugins: unknown[]) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2020',
      parser: { syntax: 'typescript', tsx: true },
      // Said, because the loader would guess: a watch build too runs on the shell's production React.
      transform: { react: { runtime: 'automatic', development: false } },
      experimental: { plugins },
    },
  },
});

/** TypeScript and JSX through SWC, for browsers from 2020 on. */
export function scripts(role: 'shell' | 'remote'): RuleSetRule {
  const plugin = [require.resolve('@swc/plugin-transform-imports'), componentImports(role)];
  return {
    test: /\.tsx?$/,
    // Ten times the work of SWC itself, so it is done for the sources alone that it changes.
    oneOf: [{ resource: importsLibraries, ...swc([plugin]) }, swc([])],
  };
}

/** CSS Modules for `*.module.css`; the few global sheets (tokens, antd-mobile's own) as they are. */
export const styles: RuleSetRule[] = [
  { test: /\.module\.css$/, type: 'css/module' },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'css', sideEffects: true },
];

/**
 * What antd is built on does nothing when it is loaded, but does not say so: without, who needs one name of a package
 * would get all of it, as every page did the forms and the colour picker.
 */
export const withoutEffects: RuleSetRule = {
  test: /[\\/]node_modules[\\/](@rc-component|@ant-design)[\\/][^\\/]+[\\/]es[\\/].*\.js$/,
  sideEffects: false,
};

/** antd's helper that makes style elements: two of its callers forget the nonce that the page's policy asks for. */
export const noncedStyles: RuleSetRule = {
  test: /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/,
  loader: fileURLToPath(new URL('./nonce-loader.cjs', import.meta.url)),
};

/**
 * The sheet of the rich-text editor, kept from the rest of the page.
 * @param prefix of the part's own classes: `<prefix>editor` frames the editor
 */
export const editorStyles = (prefix: string): RuleSetRule => ({
  test: /[\\/]@wangeditor[\\/]editor[\\/]dist[\\/]css[\\/]style\.css$/,
  loader: fileURLToPath(new URL('./editor-styles-loader.cjs', import.meta.url)),
  options: { frame: `${prefix}editor` },
});

/** `../routes.json?desktop` and `../routes.json?mobile`: the pages of a part as a component. */
export const routeTables: RuleSetRule = {
  test: /[\\/]routes\.json$/,
  resourceQuery: /^\?(desktop|mobile)$/,
  type: 'javascript/auto',
  loader: fileURLToPath(new URL('./route-table-loader.cjs', import.meta.url)),
};

/** Pictures: the smallest inside the script, the rest as files. */
export const pictures: RuleSetRule = {
  test: /\.(svg|png|webp|jpg)$/,
  type: 'asset',
  parser: { dataUrlCondition: { maxSize: 1024 } },
  generator: { filename: 'media/[name].[contenthash:8][ext]' },
};

/** React's renderer for drawing on the server, which keeps to itself what pages throw. */
export const drawingErrors: RuleSetRule = {
  test: /[\\/]react-dom[\\/]cjs[\\/]react-dom-server-legacy\.browser\.(production|development)\.js$/,
  loader: fileURLToPath(new URL('./internals/drawing-errors-loader.cjs', import.meta.url)),
};
