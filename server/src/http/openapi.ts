import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { serverRoot } from '../paths';
import { documentsPolicy, newNonce } from './policy';

/** What cleans the markup that Swagger UI writes, before its first page is drawn. */
function cleaner() {
  const purify = createRequire(join(serverRoot, 'package.json')).resolve('dompurify/purify.min.js');
  const policy = "trustedTypes.createPolicy('default',{createHTML:(text)=>DOMPurify.sanitize(text)});";
  const content = `${readFileSync(purify, 'utf8')}\nif(window.trustedTypes)${policy}`;
  return [{ filename: 'cleaner.js', content }];
}

/** The documents of the API, made from the contract: `/api/docs`, machine-readable at `/api/docs/json`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: '学术港 API',
        version: '1.0.0',
        description: '所有应答均为 {code,msg,data}；除 GET 外的请求须带 X-Requested-With: XMLHttpRequest。',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    hideUntagged: true,
  });
  await app.register(async (documents) => {
    documents.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html'))
        return payload;
      const nonce = newNonce();
      reply.header('content-security-policy', documentsPolicy(nonce));
      return payload.replace(/<script /g, `<script nonce="${nonce}" `);
    });
    await documents.register(swaggerUi, {
      routePrefix: '/api/docs',
      logLevel: 'silent',
      theme: { js: cleaner() },
    });
  });
}
