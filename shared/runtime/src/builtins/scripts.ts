import { own } from './own';

/** A script of a release that runs in this page. */
interface LoadedScript {
  /** Part whose release it belongs to. */
  owner: string;
  address: string;
}

const scripts: LoadedScript[] = [];

/** Part of a file's address; undefined for a build on a developer's own machine. */
const ownerIn = /\/releases\/([^/]+)\//;

/** Notes that a script of a part has run. */
export function noteScript(owner: string, address: string): void {
  scripts.push({ owner, address });
}

/** The part that a file belongs to, by its address. */
export function ownerOf(address: string, builds: readonly { name: string; entry: string }[]): string {
  const named = ownerIn.exec(address)?.[1];
  const folder = (entry: string) => entry.slice(0, entry.lastIndexOf('/') + 1);
  return named ?? builds.find(({ entry }) => address.startsWith(folder(entry)))?.name ?? 'unknown';
}

/** What a part has running in the page. */
export interface PartText {
  owner: string;
  text: string;
}

async function textOf(address: string): Promise<string> {
  try {
    const answer = await own.fetch(address, { cache: 'force-cache' });
    return await answer.text();
  } catch {
    return '';
  }
}

/**
 * What runs in the page as it was written. It comes from the browser's cache; what does not is empty. By index, as the
 * one who changed built-ins may do so again while it is being found out.
 */
export async function textsThatRan(): Promise<PartText[]> {
  const main = document.querySelector<HTMLScriptElement>('script[data-first]');
  const texts: PartText[] = [];
  if (main) texts[0] = { owner: 'shell', text: await textOf(main.src) };
  for (let at = 0; at < scripts.length; at += 1) {
    const { owner, address } = scripts[at] as LoadedScript;
    const text = await textOf(address);
    texts[texts.length] = { owner, text };
  }
  return texts;
}

/** Forgets what has run; between tests. */
export function resetScripts(): void {
  scripts.length = 0;
}
