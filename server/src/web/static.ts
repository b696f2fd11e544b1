import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { workspaceRoot } from '../paths';

const oneYear = '365d';

interface StaticOptions {
  /** Local folder of a release's files; undefined for an unknown one. */
  folderOf(name: string, version: string): Promise<string | undefined>;
  serverRoot: string;
}

interface ReleaseFile {
  name: string;
  version: string;
  '*': string;
}

/**
 * Headers that say something of documents or of calls and nothing of a script or a style sheet of the own origin. A
 * page loads a dozen of these files: the headers made up a tenth of the bytes to a second remote. Those that every
 * answer has to have (HSTS, policy, nosniff, referrer; ASVS 3.4) stay.
 */
const ofNoUseToFiles = [
  'access-control-expose-headers',
  'cross-origin-opener-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
];

/** Scripts and style sheets alone: a picture or a page that somebody opens by its address keeps every header. */
function lighten(reply: FastifyReply): void {
  if (
    reply.statusCode !== 200 ||
    !/^(application|text)\/(javascript|css)/.test(`${reply.getHeader('content-type')}`)
  )
    return;
  for (const name of ofNoUseToFiles) reply.removeHeader(name);
  reply.header('vary', 'Accept-Encoding');
}

/** A file is there for HEAD too. */
const head = { exposeHeadRoute: true };

/** Files of releases (immutable, brotli made at build time), demo media and the brand's pictures. */
export async function registerStatic(app: FastifyInstance, options: StaticOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: workspaceRoot,
    serve: false,
    preCompressed: true,
    cacheControl: true,
    immutable: true,
    maxAge: oneYear,
  });

  app.get<{ Params: ReleaseFile }>(
    '/releases/:name/:version/*',
    { ...head, onSend: async (_, reply) => lighten(reply) },
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      const folder = await options.folderOf(name, version);
      if (!folder) return reply.callNotFound();
      // A watch build writes into the same folder again and again: browsers must ask each time.
      if (version.endsWith('-watch')) return reply.sendFile(file, folder, { maxAge: 0, immutable: false });
      // What never changes is never asked after.
      return reply.sendFile(file, folder, { etag: false, lastModified: false, acceptRanges: false });
    },
  );

  const media = join(options.serverRoot, 'demo/media');
  app.get<{ Params: { '*': string } }>('/media/demo/*', head, (request, reply) =>
    reply.sendFile(request.params['*'], media, { maxAge: '7d', immutable: false }),
  );

  // Templates to keep, not pages to look at.
  const packs = join(options.serverRoot, 'content/packs');
  app.get<{ Params: { '*': string } }>('/media/packs/*', head, (request, reply) => {
    const file = request.params['*'];
    if (!/\.(md|csv)$/.test(file)) return reply.callNotFound();
    reply.header('content-disposition', 'attachment');
    return reply.sendFile(file, packs, { maxAge: '1h', immutable: false });
  });

  const brand = join(workspaceRoot, 'shared/ui/assets');
  app.get<{ Params: { '*': string } }>('/brand/*', head, (request, reply) =>
    reply.sendFile(request.params['*'], brand, { maxAge: '7d', immutable: false }),
  );
  app.get('/favicon.ico', head, (_, reply) => reply.redirect('/brand/logo-mark.svg', 301));
}
