import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Core } from '../../core';
import { type FeedOf, pressFeed } from './press';
import { publicKinds } from './public-content';
import { chunkOf, indexOf } from './sitemap';

/** How long whoever fetches feeds and sitemaps may keep them, in seconds. */
const kept = 300;

/** Who keeps these files, or links to them, looks by HEAD whether they are there. */
const head = { exposeHeadRoute: true };

/** Numbers as they may stand in an address of these files. */
const number = /^([1-9]\d{0,14})\.xml$/;

const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** Sitemaps of all that everybody may read, feeds of the headlines, and what robots are told. */
export function registerFeeds(app: FastifyInstance, core: Core): void {
  const xml = (reply: FastifyReply, type: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', `public, max-age=${kept}`);

  async function feed(reply: FastifyReply, of: FeedOf) {
    const text = await pressFeed(core, of);
    if (text === undefined) return reply.callNotFound();
    return xml(reply, 'application/rss+xml').send(text);
  }

  app.get('/robots.txt', head, (_, reply) => reply.type('text/plain').send(robots(core.settings.publicUrl)));
  app.get('/rss.xml', head, (_, reply) => reply.redirect('/rss/press.xml', 301));
  app.get('/rss/press.xml', head, (_, reply) => feed(reply, { kind: 'press' }));
  for (const kind of ['tag', 'special'] as const)
    app.get<{ Params: { file: string } }>(`/rss/${kind}/:file`, head, (request, reply) => {
      const [, id] = number.exec(request.params.file) ?? [];
      return id ? feed(reply, { kind, id: Number(id) }) : reply.callNotFound();
    });

  app.get('/sitemap.xml', head, async (_, reply) => xml(reply, 'application/xml').send(await indexOf(core)));
  app.get<{ Params: { kind: string; file: string } }>(
    '/sitemaps/:kind/:file',
    head,
    async (request, reply) => {
      const { kind, file } = request.params;
      const content = publicKinds.find(({ name }) => name === kind);
      const [, n] = number.exec(file) ?? [];
      const chunk = content && n ? await chunkOf(core, content, Number(n)) : undefined;
      return chunk ? xml(reply, 'application/xml').send(chunk) : reply.callNotFound();
    },
  );
}
