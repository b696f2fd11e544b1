import { fill } from './shapes.mjs';
import { ask } from './wire.mjs';

const longest = 2 * 1024 * 1024;
const b = 'bench';
const part = (head, content = 'x') => `--${b}\r\n${head}\r\n\r\n${content}\r\n`;
const file = 'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png';

/** Forms with files, as bytes. */
export async function* multipart(site) {
  const { token } = await site.user();
  const bodies = {
    'many fields': fill(part('content-disposition: form-data; name="a"'), longest),
    'many files': fill(part(file), longest),
    'a long head': part(`content-disposition: form-data; name="${fill('a', longest)}"`),
    'a head of lines': part(`${fill('a: b\r\n', longest)}content-disposition: form-data; name="file"`),
    'a head of parameters': part(`content-disposition: form-data; ${fill('a=b; ', 15_000)}name="file"`),
    'a name of escapes': part(
      `content-disposition: form-data; name="file"; filename*=utf-8''${fill('%41', 15_000)}`,
    ),
    'a name of quotes': part(
      `content-disposition: form-data; name="file"; filename="${fill('\\"', 15_000)}"`,
    ),
    'nearly the boundary': part(file, fill(`\r\n--benc`, longest)),
    'lines of a boundary': part(file, fill('\r\n-', longest)),
    'a field that is long': part('content-disposition: form-data; name="a"', fill('中', longest / 3)),
    'a file that is none': part(file, fill('x', longest)),
    'nothing but lines': fill('\r\n', longest),
  };
  for (const path of ['/api/applet/upload_image', '/api/platform/releases'])
    yield {
      input: `a form sent to ${path.split('/').at(-1)}`,
      shapes: Object.entries(bodies).map(([name, text]) => {
        const body = Buffer.from(`${text}--${b}--\r\n`);
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${b}`,
        };
        return [name, () => ask(site.url, { method: 'POST', path, headers, body }).catch(() => undefined)];
      }),
    };
  const report = (value) => JSON.stringify({ 'csp-report': { 'document-uri': value, 'blocked-uri': value } });
  yield {
    input: 'a report of a violated policy',
    shapes: ['a', '[', '{"a":', '%41', '../', 'http://'].flatMap((piece) => {
      const send = (body) => () =>
        ask(site.url, {
          method: 'POST',
          path: '/api/platform/csp-reports',
          headers: { 'content-type': 'application/csp-report' },
          body,
        });
      return [
        [`${piece} as it is`, send(fill(piece, 16_000))],
        [`${piece} as an address`, send(report(`http://a/${fill(piece, 1900)}`))],
      ];
    }),
  };
}
