import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'fontkit';
import { serverRoot } from '../paths';

/** Noto Sans in simplified Chinese, under the Open Font License, which lets documents embed it: 20,945 characters. */
export interface Fonts {
  regular: Font;
  bold: Font;
}

const packageName = '@embedpdf/fonts-sc';

async function open(file: string): Promise<Font> {
  const folder = dirname(dirname(createRequire(join(serverRoot, 'package.json')).resolve(packageName)));
  const { create } = await import('fontkit');
  const font = create(await readFile(join(folder, 'fonts', file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a font`);
  return font;
}

let opened: Promise<Fonts> | undefined;

/** The fonts of all documents, opened when the first one is made and kept: opening costs 0.2 s, 40 MB. */
export function fonts(): Promise<Fonts> {
  opened ??= Promise.all([open('NotoSansHans-Regular.otf'), open('NotoSansHans-Bold.otf')]).then(
    ([regular, bold]) => ({ regular, bold }),
    (error: unknown) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
}
