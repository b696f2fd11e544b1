import { dataFiles, readData } from '../data';
import { type PressFile, pressFile, type ShelvesFile, shelvesFile } from './shapes';

/** Tags, specials, and which articles wait. */
export const readShelves = (): ShelvesFile => readData('press.json', shelvesFile);

/** All articles, the oldest first. */
export const readArticles = (): PressFile[] =>
  dataFiles('press')
    .map((file) => readData(file, pressFile))
    .sort((a, b) => b.days_ago - a.days_ago || (a.slug < b.slug ? -1 : 1));

/** Address of the cover of an article. */
export const pressCoverUrl = (slug: string) => `/media/demo/press/${slug}.svg`;
