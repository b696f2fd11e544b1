import type { Compiler, Module, RuleSetRule } from 'webpack';

/** What a module's name may end with where nothing is said. */
export const extensions = ['.tsx', '.ts', '.mjs', '.js'];

/** Name of the layer. */
const phone = 'phone';

/** On the phone, `./Field` is `Field.mobile.tsx` where there is one, and `./Field.module.css` is `Field.mobile.module.css`. */
const resolve: RuleSetRule['resolve'] = {
  extensions: ['.mobile.tsx', '.mobile.ts', ...extensions],
  extensionAlias: { '.module.css': ['.mobile.module.css', '.module.css'] },
};

/**
 * The phone's route table, files named `*.mobile.tsx` and what they import are built for the phone, in a layer of its own: a
 * component that is alike on both platforms is written once, and gets the leaf components of the one it is built for.
 * @param folders absolute paths of the sources that have two platforms
 */
export const phoneRules = (folders: string[]): RuleSetRule[] => [
  { include: folders, test: /[\\/.]mobile\.tsx?$/, layer: phone, resolve },
  { include: folders, resourceQuery: /^\?mobile$/, layer: phone, resolve },
  { include: folders, issuerLayer: phone, resolve },
];

/**
 * Keeps the layer to sources that can differ by platform. What else the phone imports (libraries, the contract, carried
 * packages without leaf components) is one module for both platforms, and a singleton stays one.
 */
export class PhoneLayerPlugin {
  /** @param folders absolute paths of the sources that have two platforms */
  constructor(private readonly folders: string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('PhoneLayerPlugin', (factory) => {
      factory.hooks.afterResolve.tap('PhoneLayerPlugin', ({ createData }) => {
        if (createData.layer === phone && !this.hasPlatforms(createData.resource))
          Object.assign(createData, { layer: null });
      });
    });
  }

  private hasPlatforms(resource = ''): boolean {
    return this.folders.some((folder) => resource.startsWith(folder));
  }
}

/** Whether a module was built for the phone. */
export const isForPhone = (module: Pick<Module, 'layer'>) => module.layer === phone;

/** `desktop` or `mobile`, if a module is the route table of that platform. */
export const routeTableOf = (resource: string | undefined) =>
  /[\\/]routes\.json\?(desktop|mobile)$/.exec(resource ?? '')?.[1];

/**
 * The name by which `routes.json` and `release.json` know a module: `features/login/LoginPage`, and on the phone
 * `features/login/LoginPage.mobile`, whether the page has a file of its own there or is written once.
 * @param file below `src`, with its extension
 */
export function pageName(file: string, onPhone: boolean): string {
  const name = file.replace(/\.tsx?$/, '');
  return !onPhone || /(^|\.)mobile$/.test(name) ? name : `${name}.mobile`;
}
