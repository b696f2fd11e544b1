import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Core } from '../core';
import { serverRoot } from '../paths';
import { authorize, identify } from './access';
import { envelopeSchema, jsonSchema } from './json-schema';
import { documentsPolicy, newNonce } from './policy';

/** What cleans the markup that Swagger UI writes, before its first page is drawn. */
function cleaner() {
  const purify = createRequire(join(serverRoot, 'package.json')).resolve('dompurify/purify.min.js');
  const policy = "trustedTypes.createPolicy('default',{createHTML:(text)=>DOMPurify.sanitize(text)});";
  const content = `${readFileSync(purify, 'utf8')}\nif(window.trustedTypes)${policy}`;
  return [{ filename: 'cleaner.js', content }];
}

const asShape = (shape: unknown) => (shape instanceof z.ZodType ? shape : undefined);

/** What is documented of a call: its shapes as JSON schemas, made when somebody reads the documents. */
function documented(schema: FastifySchema): FastifySchema {
  const { params, querystring, body, response, ...rest } = schema;
  const [taken, asked, sent] = [params, querystring, body].map(asShape);
  const given = asShape(Object(response)[200]);
  return {
    ...rest,
    ...(taken && { params: jsonSchema(taken, 'input') }),
    ...(asked && { querystring: jsonSchema(asked, 'input') }),
    ...(sent && { body: jsonSchema(sent, 'input') }),
    ...(given && { response: { 200: envelopeSchema(given) } }),
  };
}

/**
 * The documents of the API, made from the contract: `/api/docs`, machine-readable at `/api/docs/json`. In production
 * they are for staff: others need not read which calls only staff may make.
 */
export async function registerOpenApi(app: FastifyInstance, core: Core): Promise<void> {
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
    transform: ({ schema, url }) => ({ schema: schema && documented(schema), url }),
  });
  await app.register(async (documents) => {
    documents.addHook('onRequest', async (request, reply) => {
      if (!core.settings.production) return;
      await identify(core, request, reply);
      authorize({ access: 'staff', right: 'desk' }, request.user, core.settings.clock.now());
    });
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
