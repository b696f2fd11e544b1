import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', json: 'application/json' };

function sendFile(response, folder, name) {
  const file = join(folder, name);
  if (name.includes('..') || !existsSync(file)) return response.writeHead(404).end();
  const packed = existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': types[name.split('.').at(-1)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(readFileSync(packed ? `${file}.br` : file));
}

/** The site's HTML with the bundle's files in the place of the federated ones. */
function withBundle(html, release, platform, page) {
  const parts = [release.base[platform], release.pages[page]].filter(Boolean);
  const all = (kind) =>
    [...new Set(parts.flatMap((part) => part[kind]))].map((file) => `/one-bundle/${file}`);
  const frame = new Set(release.base[platform].css.map((file) => `/one-bundle/${file}`));
  // As in the site's own HTML: sheets before scripts, the first script at the place of the shell's, behind the content.
  const tags = [
    ...all('css').map((href) =>
      frame.has(href)
        ? `<link rel="stylesheet" href="${href}">`
        : `<link rel="preload" as="style" href="${href}">`,
    ),
    ...all('js')
      .filter((href) => !href.endsWith('/main.js'))
      .map((href) => `<link rel="preload" as="script" href="${href}">`),
    '<script src="/one-bundle/main.js"></script>',
  ];
  const first = /<script src="\/releases\/[^>]*data-first[^>]*><\/script>/;
  if (!first.test(html))
    throw new Error('The page has no first script of the shell: look at server/src/web/preload.ts.');
  return html
    .replace(/<link rel="(?:stylesheet|preload)"[^>]*href="\/releases\/[^>]*>\n?/g, '')
    .replace(first, tags.join('\n'));
}

async function forward(request, response, upstream, change) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = {
    ...request.headers,
    'accept-encoding': change ? 'identity' : (request.headers['accept-encoding'] ?? ''),
  };
  delete headers.host;
  delete headers.connection;
  const answer = await fetch(upstream + request.url, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const html = answer.headers.get('content-type')?.startsWith('text/html');
  const body = Buffer.from(await answer.arrayBuffer());
  // The bundle's own loader knows nothing of nonces and Trusted Types.
  const kept = [...answer.headers].filter(
    ([name]) =>
      !/^(content-encoding|content-length|transfer-encoding|connection|content-security-policy)$/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(kept));
  response.end(html && change ? change(body.toString()) : body);
}

/**
 * A stand-in that serves the running site with its scripts swapped for one bundle of the same sources. Everything else
 * (HTML, data, pictures, API) is the site's own, so that only the build differs.
 * @param pageOf gives the page module and platform of a request
 */
export function serveOneBundle({ folder, upstream, pageOf }) {
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, upstream);
    if (pathname.startsWith('/one-bundle/')) return sendFile(response, folder, pathname.slice(12));
    const { page, platform } = pageOf(release, pathname, request.headers['user-agent'] ?? '');
    forward(request, response, upstream, (html) => withBundle(html, release, platform, page)).catch(
      (error) => {
        response.writeHead(502).end(String(error));
      },
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
