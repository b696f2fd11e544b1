import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { helpArticle, helpList, infoText } from '@harbor/contract';
import { z } from 'zod';
import { serverRoot } from '../../../paths';
import { fillPromises } from './promised';

/** Folder of the texts that come with the server: help, 关于我们 and 免责声明 are only where a site begins. */
export const contentFolder = join(serverRoot, 'content');

const read = <T extends z.ZodType>(file: string, shape: T): z.output<T> =>
  shape.parse(JSON.parse(fillPromises(readFileSync(join(contentFolder, file), 'utf8'))));

const helpFile = helpList.extend({
  categories: z.array(
    helpList.shape.categories.element.extend({
      articles: z.array(
        helpArticle.extend({
          /** Words that people use for it and that the text does not contain, separated by spaces. */
          keywords: z.string(),
          link: helpArticle.shape.link.default(null),
        }),
      ),
    }),
  ),
});

const packsFile = z.object({
  updated_at: z.string(),
  packs: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      summary: z.string(),
      suits: z.string(),
      files: z.array(z.object({ file: z.string().regex(/^[a-z-]+\.(md|csv)$/), name: z.string() })),
    }),
  ),
});

function packsWithSizes() {
  return read('packs/index.json', packsFile).packs.map((pack) => ({
    ...pack,
    files: pack.files.map(({ file, name }) => ({
      name,
      size: statSync(join(contentFolder, 'packs', file)).size,
      url: `/media/packs/${file}`,
    })),
  }));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** 免责声明 as a site begins with it. */
export const disclaimer = once(() => read('disclaimer.json', infoText));
/** 关于我们 as a site begins with it. */
export const about = once(() => read('about.json', infoText));
/** The help centre that comes with the server, where each site begins, with the words that it is also found by. */
export const help = once(() => read('help.json', helpFile));
/** The resource packs with their files. */
export const packs = once(packsWithSizes);
