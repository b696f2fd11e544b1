import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultOrder } from './bank/faults';
import type { SandboxContext } from './context';

/**
 * Fault injection by API, for tests and drills on this machine: `POST /faults`, `GET /faults`, `DELETE /faults`,
 * and `GET /notices/:channel/:outTradeNo` for what was delivered and how it was answered.
 */
export function faultRoutes(context: SandboxContext) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', onlyThisMachine);
    app.get('/faults', () => context.faults.list());
    app.post('/faults', (request, reply) => {
      const order = faultOrder.safeParse(readJson(request.body));
      if (!order.success) return reply.code(422).send({ issues: order.error.issues });
      return reply.code(201).send(context.faults.add(order.data));
    });
    app.delete('/faults', (_, reply) => {
      context.faults.remove();
      return reply.code(204).send();
    });
    app.get<{ Params: { channel: 'wechat' | 'alipay'; outTradeNo: string } }>(
      '/notices/:channel/:outTradeNo',
      ({ params }) => context.notifier.noticesOf(params.channel, params.outTradeNo),
    );
  };
}

async function onlyThisMachine(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const address = request.socket.remoteAddress ?? '';
  const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
  // A page of another site open in this machine's browser is not this machine's owner.
  if (!local || request.headers.origin) await reply.code(403).send({ message: 'loopback only' });
}

function readJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
