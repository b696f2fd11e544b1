import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { fillPromises } from '../areas/content/info/promised';
import { serverRoot } from '../paths';

const folder = join(serverRoot, 'demo');

/**
 * A data file of the demo, checked.
 * @throws ZodError naming what is wrong in it
 */
export function readData<T extends z.ZodType>(file: string, shape: T): z.output<T> {
  return shape.parse(JSON.parse(fillPromises(readFileSync(join(folder, file), 'utf8'))));
}

/** The data files in a folder of the demo, in alphabetical order, as {@link readData} takes them. */
export function dataFiles(within: string): string[] {
  return readdirSync(join(folder, within))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${within}/${name}`);
}

const two = (n: number) => String(n).padStart(2, '0');

/** Address of a drawn cover. */
export const coverUrl = (n: number) => `/media/demo/covers/service-${two(n)}.svg`;

/** Address of the drawn cover of a course. */
export const courseCoverUrl = (name: string) => `/media/demo/covers/${name}.svg`;

/** Address of a drawn portrait; 0 = none, initials are shown. */
export const avatarUrl = (n: number) => (n > 0 ? `/media/demo/avatars/avatar-${two(n)}.svg` : '');

/** Address of a drawn picture of a review. */
export const reviewImageUrl = (n: number) => `/media/demo/reviews/review-${two(n)}.svg`;
