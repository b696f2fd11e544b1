/// <reference types="node" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiAddress, apiBase } from '../http/api-base';
import { indexClient, mainClient } from '../http/clients';

/** A request that a local server got. */
export interface LocalRequest {
  method: string;
  /** Path and query below the base. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Responder = (request: LocalRequest, response: ServerResponse) => void;

/** A real HTTP server that the runtime's clients talk to, for rules about time and headers. */
export interface LocalServer {
  requests: LocalRequest[];
  /** Sets what it answers from now on. */
  respond: (responder: Responder) => void;
  close: () => Promise<void>;
}

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, content-type, x-requested-with, idempotency-key',
  'access-control-allow-methods': '*, PUT, PATCH, DELETE',
  'access-control-expose-headers': '*, x-renew-token',
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Answers an envelope; its code is the HTTP status. */
export function sendEnvelope(
  response: ServerResponse,
  code: number,
  {
    msg = '',
    data = {},
    headers = {},
  }: { msg?: string; data?: unknown; headers?: Record<string, string> } = {},
): void {
  response.writeHead(code, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ code, msg, data }));
}

/** Starts a server on a free port and points the clients at it. */
export async function startLocalServer(): Promise<LocalServer> {
  const requests: LocalRequest[] = [];
  let responder: Responder = (_, response) => sendEnvelope(response, 200);
  const server: Server = createServer(async (incoming, response) => {
    for (const [name, value] of Object.entries(crossOrigin)) response.setHeader(name, value);
    if (incoming.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const url = (incoming.url ?? '').replace(apiBase, '');
    const request = {
      method: incoming.method ?? '',
      url,
      headers: incoming.headers,
      body: await bodyOf(incoming),
    };
    requests.push(request);
    responder(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${apiBase}`;
  apiAddress.base = base;
  mainClient.defaults.baseURL = base;
  indexClient.defaults.baseURL = base;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const respond: LocalServer['respond'] = (next) => {
    responder = next;
  };
  return { requests, respond, close };
}
