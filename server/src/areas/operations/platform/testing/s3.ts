import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small storage that speaks S3 as far as the store does: signed PUT, GET, list by pages, delete of many. */
export interface FakeS3 {
  endpoint: string;
  keyId: string;
  keySecret: string;
  objects: Map<string, Buffer>;
  /** Calls so far, e.g. `GET /bucket/releases/…`. */
  calls: string[];
  close(): Promise<void>;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature of a request by AWS Signature Version 4, computed anew from what arrived. */
function signatureOf(request: IncomingMessage, url: URL, secret: string, authorization: string): string {
  const [, scope = '', signed = ''] =
    /Credential=[^/]+\/([^,]+),\s*SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    headers.join(''),
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

/** Content of a body that the client sends in signed or unsigned chunks with their lengths. */
function unchunked(request: IncomingMessage, body: Buffer): Buffer {
  if (!String(request.headers['content-encoding']).includes('aws-chunked')) return body;
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!length) break;
    parts.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

/** How many keys a page of a list has. */
const pageSize = 3;

export async function fakeS3(): Promise<FakeS3> {
  const [keyId, keySecret] = ['harbor-test', 'a-secret-of-the-test'];
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  const xml = (response: ServerResponse, text: string, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`);

  function list(response: ServerResponse, url: URL): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const page = keys.slice(from, from + pageSize);
    const more = from + pageSize < keys.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
    );
    const next = more ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : '';
    xml(
      response,
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3.invalid');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push(`${request.method} ${url.pathname}`);
    const authorization = request.headers.authorization ?? '';
    if (!authorization.endsWith(`Signature=${signatureOf(request, url, keySecret, authorization)}`))
      return void xml(response, '<Error><Code>SignatureDoesNotMatch</Code></Error>', 403);
    const body = unchunked(request, Buffer.concat(chunks));
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, gone = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(gone);
      return void xml(response, '<DeleteResult/>');
    }
    if (key === '') return list(response, url);
    const found = objects.get(key);
    if (!found) return void xml(response, '<Error><Code>NoSuchKey</Code></Error>', 404);
    response.writeHead(200, { 'content-length': found.length }).end(found);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    keyId,
    keySecret,
    objects,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
