import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { errorCode } from '../../../../http/transient';
import type { ReleaseSettings } from '../../../../settings/releases';
import { locationsBelow, releasesFolder } from './local';
import { isLocation, type ReleaseStore } from './store';

type Bucket = NonNullable<ReleaseSettings['s3']>;

const prefix = 'releases/';

// The SDK announces that its versions from January 2027 on need Node 22. Ours is pinned to one from before (ARCHITECTURE
// §9), so that nobody who runs the site on Node 20 could do anything about that line of each start.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** Files sent or fetched at the same time. */
const width = 8;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Releases in a bucket, for several machines. Each machine fetches a release once, whole, when somebody asks for a file
 * of it, and serves it from its own disk from then on: releases never change.
 */
export function createS3Store(dataDir: string, { bucket, ...account }: Bucket): ReleaseStore {
  const root = join(releasesFolder(dataDir), '.fetched');
  const staging = join(releasesFolder(dataDir), '.staging');
  for (const folder of [root, staging]) mkdirSync(folder, { recursive: true });
  const client = new S3Client({
    region: account.region,
    endpoint: account.endpoint,
    forcePathStyle: account.endpoint !== undefined,
    credentials: { accessKeyId: account.keyId, secretAccessKey: account.keySecret },
  });
  const fetching = new Map<string, Promise<string>>();

  async function objects(below: string) {
    const found: { key: string; at: Date }[] = [];
    let next: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: below, ContinuationToken: next }),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key) found.push({ key: Key, at: LastModified ?? new Date(0) });
      next = page.NextContinuationToken;
    } while (next);
    return found;
  }

  async function fetchAll(location: string, place: string): Promise<string> {
    const below = `${prefix}${location}/`;
    const keys = await objects(below);
    if (keys.length === 0) throw new Error(`The files of ${location} are gone`);
    const draft = join(staging, `${location.replace('/', '-')}.${process.pid}`);
    await pLimit(width).map(keys, async ({ key }) => {
      const target = join(draft, key.slice(below.length));
      await mkdir(dirname(target), { recursive: true });
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!(Body instanceof Readable)) throw new Error(`${key} has no content`);
      await pipeline(Body, createWriteStream(target));
    });
    await mkdir(dirname(place), { recursive: true });
    await rename(draft, place).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      // Another process of this machine was faster.
      if (!existsSync(place)) throw error;
    });
    return place;
  }

  /** By way of a rename, so that nobody finds half of it. */
  async function dropCopy(location: string): Promise<void> {
    const aside = join(staging, `dropped-${randomBytes(6).toString('hex')}`);
    const there = await rename(join(root, location), aside).then(
      () => true,
      (error: unknown) => {
        // Never fetched, or another process of this machine was faster.
        if (errorCode(error) === 'ENOENT') return false;
        throw error;
      },
    );
    if (there) await rm(aside, { recursive: true, force: true });
  }

  return {
    staging,
    async put(folder, location) {
      await pLimit(width).map(await filesBelow(folder), async (file) => {
        const Key = `${prefix}${location}/${relative(folder, file).replaceAll('\\', '/')}`;
        const { size } = await stat(file);
        await client.send(
          new PutObjectCommand({ Bucket: bucket, Key, Body: createReadStream(file), ContentLength: size }),
        );
      });
      await rm(folder, { recursive: true, force: true });
    },
    async folder(location) {
      if (!isLocation(location)) throw new Error(`${location} is no location of a release`);
      const place = join(root, location);
      if (existsSync(place)) return place;
      const underWay = fetching.get(location) ?? fetchAll(location, place);
      fetching.set(location, underWay);
      return underWay.finally(() => fetching.delete(location));
    },
    async remove(location) {
      const keys = await objects(`${prefix}${location}/`);
      for (let from = 0; from < keys.length; from += 1000) {
        const Objects = keys.slice(from, from + 1000).map(({ key }) => ({ Key: key }));
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } }));
      }
      await dropCopy(location);
    },
    copies: () => locationsBelow(root),
    dropCopy,
    async list() {
      const since = new Map<string, Date>();
      for (const { key, at } of await objects(prefix)) {
        const location = key.slice(prefix.length).split('/').slice(0, 2).join('/');
        if (isLocation(location)) since.set(location, at);
      }
      return [...since].map(([location, at]) => ({ location, since: at }));
    },
  };
}
