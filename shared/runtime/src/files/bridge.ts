import { loadScript } from './load-script';
import { loadSheet } from './load-sheet';

type Done = (event: { type: string }) => void;

/** What the webpack runtimes of the shell and of every remote call (`shared/build/src/internals/checked-files.ts`). */
export interface HarborFiles {
  script(address: string, done: Done): void;
  sheet(link: HTMLLinkElement): void;
}

declare global {
  interface Window {
    harborFiles?: HarborFiles;
  }
}

/** Lets the webpack runtimes load their chunks, checked like everything else. */
export function installFiles(): void {
  window.harborFiles = {
    script: (address, done) => {
      loadScript(address).then(() => done({ type: 'load' }), done);
    },
    sheet: (link) => {
      // Webpack's own handler, which takes any event with a type.
      const done = link.onload as unknown as Done;
      loadSheet(link).then(() => done({ type: 'load' }), done);
    },
  };
}
