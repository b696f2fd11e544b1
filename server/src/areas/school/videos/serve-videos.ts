import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { demoLessons } from './store';

/** What of a recording's folder everybody may fetch: encrypted segments and pictures. Nothing that opens them lies there. */
const served = /^\/?[\w-]{8,60}\/(?:\d{3,4}\/\d{1,5}\.ts|poster\.webp|sprite\.(?:webp|vtt))$/;

/** Delivers segments as files: in ranges, for good, to any cache, without a look at who asks. */
export async function registerVideos(app: FastifyInstance, dataDir: string): Promise<void> {
  const packaged = join(dataDir, 'videos', 'packaged');
  mkdirSync(packaged, { recursive: true, mode: 0o700 });
  mkdirSync(demoLessons, { recursive: true });
  await app.register(async (videos) => {
    videos.addHook('onRequest', (_, reply, done) => {
      reply.header('content-security-policy', "sandbox; default-src 'none'");
      done();
    });
    await videos.register(fastifyStatic, {
      root: [packaged, demoLessons],
      prefix: '/media/video/',
      allowedPath: (path) => served.test(path),
      decorateReply: false,
      index: false,
      dotfiles: 'deny',
      immutable: true,
      maxAge: '365d',
      setHeaders(reply, path) {
        if (path.endsWith('.ts')) reply.setHeader('content-type', 'video/mp2t');
      },
    });
  });
}
