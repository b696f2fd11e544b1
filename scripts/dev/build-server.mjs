import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

function fileOf(folder, path) {
  const file = join(folder, normalize(path));
  if (!file.startsWith(join(folder, '/'))) return undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? file : undefined;
}

/**
 * Serves a watch build from this machine to pages of one site. `/open?back=…` leads to the site's signed link.
 * @param folder where the build is, known once it was made
 * @param link the signed link, known once the build is registered
 */
export function serveBuild({ port, site, folder, link }) {
  const server = createServer((request, response) => {
    // Any page may ask for anything here, also for what is no address.
    if (!URL.canParse(request.url, 'http://localhost')) return response.writeHead(400).end();
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    response.setHeader('access-control-allow-origin', site);
    response.setHeader('access-control-allow-private-network', 'true');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('cache-control', 'no-store');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (pathname === '/open' && link()) {
      const back = encodeURIComponent(searchParams.get('back') ?? '/');
      return response.writeHead(302, { location: `${link()}?back=${back}` }).end();
    }
    const file = folder() && fileOf(folder(), pathname);
    if (!file) return response.writeHead(404).end('Not found');
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}
