import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { uploadsFolder } from './local-images';

/** Serves uploaded pictures so that, whatever they were, a browser does nothing with them but show them. */
export async function registerUploads(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = uploadsFolder(dataDir);
  mkdirSync(root, { recursive: true });
  await app.register(async (uploads) => {
    uploads.addHook('onRequest', (_, reply, done) => {
      reply.header('content-security-policy', "sandbox; default-src 'none'");
      done();
    });
    await uploads.register(fastifyStatic, {
      root,
      prefix: '/media/uploads/',
      decorateReply: false,
      index: false,
      dotfiles: 'deny',
      immutable: true,
      maxAge: '365d',
    });
  });
}
