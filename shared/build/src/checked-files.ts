import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** `__webpack_require__.l` in the words of the site's own loader. */
class CheckedLoader extends RuntimeModule {
  constructor() {
    super('checked files');
  }

  override generate(): string {
    return `${RuntimeGlobals.loadScript} = (address, done) => globalThis.harborFiles.script(address, done);`;
  }
}

/**
 * Has a build load its chunks through `harborFiles` of the runtime (`shared/runtime/src/files`), which checks each
 * against the release's hashes. One loader in the shell instead of a copy and a table of hashes in every entry.
 */
export class CheckedFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CheckedFilesPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        // Before webpack's own tap, which this one replaces.
        .tap({ name: 'CheckedFilesPlugin', stage: -100 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new CheckedLoader());
          return true;
        });
    });
  }
}

declare const harborFiles: { sheet(link: unknown): void };

/** The same for style sheets: `insert` of MiniCssExtractPlugin, which writes the function's text into the runtime. */
export const insertChecked = (link: unknown) => harborFiles.sheet(link);
