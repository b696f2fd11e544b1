import { createHash } from 'node:crypto';
import type { Platform, ReleaseJson, RouteSource } from '@harbor/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withOwnRoutes } from '../areas/operations/platform/addresses/words';
import { type ReleaseSet, setId } from '../areas/operations/platform/choice/sets';
import type { ReleaseBook } from '../areas/operations/platform/registry/book';
import { encoded, encodingFor } from './compress';
import { allRoutes } from './page-routes';

/** The file with all routes of a set, for one platform. */
interface RoutesAsFile extends Pick<RouteSource, 'address' | 'integrity'> {
  text: string;
}

const folder = '/releases/routes';

/** More parts than any site has. */
const mostParts = 50;

/** One part of an address: a name, a version, and nothing else. */
const partName = /^([a-z][a-z0-9-]*)@([^@,/]+)$/;

function makeFile(set: ReleaseSet, platform: Platform): RoutesAsFile {
  const text = JSON.stringify(allRoutes(set, platform));
  const hash = createHash('sha384').update(text).digest();
  const parts = [set.shell, ...set.remotes].map(
    ({ name, version }) => `${name}@${encodeURIComponent(version)}`,
  );
  return {
    address: `${folder}/${platform}/${hash.toString('hex').slice(0, 16)}/${parts.join()}.json`,
    integrity: `sha384-${hash.toString('base64')}`,
    text,
  };
}

const made = new WeakMap<ReleaseSet, Partial<Record<Platform, RoutesAsFile>>>();

/** The file with all routes of a set. Its address names the releases, so that any process can make it again. */
export function routesAsFile(set: ReleaseSet, platform: Platform): RoutesAsFile {
  const known = made.get(set) ?? {};
  made.set(set, known);
  known[platform] ??= makeFile(set, platform);
  return known[platform];
}

type Registry = Pick<ReleaseBook, 'document' | 'location' | 'locate' | 'load' | 'holders'>;

/** The releases that an address names, the shell first; undefined where one is unknown. */
async function releasesIn(names: string, registry: Registry): Promise<ReleaseJson[] | undefined> {
  const wanted = names.split(',', mostParts + 1).flatMap((each) => {
    const [, remote, version] = partName.exec(each) ?? [];
    return remote && version ? [{ remote, version }] : [];
  });
  if (wanted.length > mostParts || wanted[0]?.remote !== 'shell') return undefined;
  if (new Set(wanted.map(({ remote }) => remote)).size !== wanted.length) return undefined;
  // One after the other: the first that is unknown ends it.
  for (const { remote, version } of wanted)
    if (!(registry.location(remote, version) ?? (await registry.locate(remote, version)))) return undefined;
  await registry.load(wanted);
  const releases = wanted.flatMap(({ remote, version }) => registry.document(remote, version) ?? []);
  return releases.length === wanted.length ? releases : undefined;
}

async function readFile(
  platform: Platform,
  { asked, names }: { asked: string; names: string },
  registry: Registry,
): Promise<string | undefined> {
  const releases = await releasesIn(names, registry);
  const [shell, ...remotes] = (releases ?? []).map((each) => withOwnRoutes(each, registry.holders, false));
  if (shell?.name !== 'shell') return undefined;
  const { address, text } = makeFile({ id: setId([shell, ...remotes]), shell, remotes }, platform);
  // An address that went over to another part since makes another file: whoever asks for the old one is to load a new page.
  // And a file has one address, lest caches fill with others for the same.
  return address === asked ? text : undefined;
}

/** Bytes of compressed files that are kept; those of a site that all is live of take some 100 KB. */
const mostKept = 4 * 1024 * 1024;

/** Answers the files of routes, for pages of this process and of any other. */
export function registerRouteFiles(app: FastifyInstance, registry: Registry): void {
  // Whoever asks again costs no compressing again.
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostKept,
    sizeCalculation: ({ length }) => length + 1,
  });
  app.get<{ Params: { platform: string; '*': string } }>(
    `${folder}/:platform/:hash/*`,
    async (request, reply) => {
      const { platform, '*': rest } = request.params;
      const [asked = ''] = request.url.split('?');
      const names = rest.endsWith('.json') ? rest.slice(0, -'.json'.length) : '';
      const known = platform === 'desktop' || platform === 'mobile';
      const text = known && names ? await readFile(platform, { asked, names }, registry) : undefined;
      if (text === undefined) {
        reply.header('cache-control', 'no-store').callNotFound();
        return reply;
      }
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable');
      const encoding = encodingFor(request);
      const key = `${encoding} ${asked}`;
      const bytes = kept.get(key) ?? (await encoded(text, encoding));
      kept.set(key, bytes);
      reply.header('vary', 'accept-encoding');
      if (encoding) reply.header('content-encoding', encoding);
      return reply.send(bytes);
    },
  );
}
