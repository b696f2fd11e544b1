import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const { CssLoadingRuntimeModule } = webpack.web;

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
 * What webpack's `loadStylesheet(chunkId, url, done)` does where the page has no such sheet yet. The `return` leaves out what
 * follows there, webpack's own handlers and time limit: `harborFiles` answers through `onload`, with an event for `done`.
 */
const checkedSheet =
  "if (globalThis.harborDrawing) return globalThis.harborFiles.sheet(url, done); link = document.createElement('link'); link.rel = 'stylesheet'; link.href = url; link.onload = done; return globalThis.harborFiles.sheet(link);";

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
      CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'CheckedFilesPlugin',
        () => checkedSheet,
      );
    });
  }
}
