import { drawingHost } from '../drawing/host';
import { loadScript } from './load-script';
import { loadSheet } from './load-sheet';

type Done = (event: { type: string }) => void;

/** What the webpack runtimes of the shell and of every remote call (`shared/build/src/internals/checked-files.ts`). */
export interface HarborFiles {
  script(address: string, done: Done): void;
  sheet(link: HTMLLinkElement | string, done?: Done): void;
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
    sheet: (link, done) => {
      if (typeof link === 'string') {
        drawingHost?.sheet(link);
        done?.({ type: 'load' });
        return;
      }
      // Webpack's own handler, which takes any event with a type.
      const loaded = link.onload as unknown as Done;
      loadSheet(link).then(() => loaded({ type: 'load' }), loaded);
    },
  };
}
