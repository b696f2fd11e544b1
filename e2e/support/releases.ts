import type { APIRequestContext } from '@playwright/test';

interface Part {
  js: string[];
  css: string[];
  shares: string[];
}

/** What a release says of itself, as far as tests look at it. */
export interface Release {
  folder: string;
  base: Record<'desktop' | 'mobile', Part>;
  pages: Record<string, Part>;
  shares: Record<string, Part>;
}

/** The release of a part that the site serves now. */
export async function releaseOf(request: APIRequestContext, name: string): Promise<Release> {
  const html = await (await request.get('/')).text();
  const folder = new RegExp(`/releases/${name}/[^/"]+/`).exec(html)?.[0] ?? '';
  const release = await (await request.get(`${folder}release.json`)).json();
  return { ...release, folder };
}

/** Files of the shell behind shares, all the way down. */
export function filesBehind(shell: Release, shares: string[], seen = new Set<string>()): string[] {
  return shares.flatMap((share) => {
    if (seen.has(share)) return [];
    seen.add(share);
    const part = shell.shares[share];
    return part ? [...part.js, ...filesBehind(shell, part.shares, seen)] : [];
  });
}

/** An expression for the addresses of files of a release, whichever attempt it is. */
export function addresses({ folder }: Pick<Release, 'folder'>, files: string[]): RegExp {
  const escaped = files.map((file) => file.replace(/[.+]/g, '\\$&')).join('|');
  return new RegExp(`${folder.replace(/[.+]/g, '\\$&')}(${escaped})(\\?|$)`);
}
