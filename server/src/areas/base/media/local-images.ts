import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ImageStore, uploadsPrefix } from './image-store';

/** Folder of uploads inside the data folder; `web/` serves it as `/media/uploads/`. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'media', 'uploads');

/** Pictures on the local disk. A file appears whole or not at all. */
export function createLocalImages(dataDir: string): ImageStore {
  const folder = uploadsFolder(dataDir);
  return {
    async put(name, content) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, content, { mode: 0o644 });
      await rename(`${path}.part`, path);
      return uploadsPrefix + name;
    },
    read: (name) => readFile(join(folder, name)).catch(() => null),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
