import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { z } from 'zod';
import { type ConnectedGateways, connectGateways } from '../../gateways/connect';
import { NotifyRefused } from '../../gateways/errors';
import type { Channel, CreatePayment, NotifyHeaders, VerifiedEvent } from '../../gateways/gateway';
import { type GatewaySettings, gatewaySettings } from '../../gateways/settings';
import type { faultOrder } from '../bank/faults';
import { type Notice, notice } from '../bank/notifier';
import { loadKeys, type SandboxKeys } from '../keys/keys';
import { openSandbox, sandboxPrefix } from '../sandbox';
import { shareKeys } from './shared-keys';

/** A notify as the shop received it, and what the adapter made of it. */
export interface Received {
  channel: Channel;
  raw: Buffer;
  headers: NotifyHeaders;
  event?: VerifiedEvent;
  refusal?: string;
}

/** A shop with the sandbox on the same port, everything over real HTTP. */
export interface Shop {
  origin: string;
  dir: string;
  keys: SandboxKeys;
  settings: GatewaySettings;
  gateways: ConnectedGateways;
  received: Received[];
  clock: { now(): number; ahead: number };
  /** What the shop's notify route answers instead of the truth, e.g. 500 while its database is away. */
  broken: number | null;
  order(change?: Partial<CreatePayment>): CreatePayment;
  /** Opens a payment and answers the address of its cashier. */
  open(channel: Channel, order: CreatePayment): Promise<string>;
  press(cashier: string, button: string, form?: string): Promise<Response>;
  fault(order: z.input<typeof faultOrder>): Promise<void>;
  notices(channel: Channel, outTradeNo: string): Promise<Notice[]>;
  close(): Promise<void>;
}

let count = 0;

export async function openShop(options: { dir?: string; timeoutMs?: number } = {}): Promise<Shop> {
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), 'harbor-sandbox-'));
  if (!options.dir) await shareKeys(dir);
  const clock = { ahead: 0, now: () => Date.now() + clock.ahead };
  const sandbox = await openSandbox({
    dir,
    publicOrigin: () => shop.origin,
    clock,
    pace: 0.001,
    lateMs: 40,
    refundMs: 120,
  });
  const app = fastify({ forceCloseConnections: true });
  await app.register(sandbox.routes, { prefix: sandboxPrefix });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<{ Params: { channel: Channel } }>('/notify/:channel', async (request, reply) => {
    const { channel } = request.params;
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const received: Received = { channel, raw, headers: request.headers };
    shop.received.push(received);
    const gateway = shop.gateways[channel];
    try {
      received.event = await gateway.parseNotify(raw, request.headers);
    } catch (error) {
      if (!(error instanceof NotifyRefused)) throw error;
      received.refusal = error.reason;
    }
    const answer = received.event ? gateway.ack(!shop.broken, shop.broken ?? 500) : gateway.ack(false, 401);
    return reply.code(answer.status).type(answer.type).send(answer.body);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const credentials = () => sandbox.credentials(origin, `${origin}/notify`);

  const shop: Shop = {
    origin,
    dir,
    keys: await loadKeys(dir),
    settings: undefined as never,
    gateways: undefined as never,
    received: [],
    clock,
    broken: null,
    order(change) {
      count += 1;
      return {
        outTradeNo: `T${process.pid}X${Date.now().toString(36).toUpperCase()}X${count}`,
        amountFen: 19_900,
        subject: '论文润色 <标准> & 返修 100%',
        expiresAt: new Date(clock.now() + 30 * 60_000),
        scene: 'native',
        clientIp: '203.0.113.7',
        ...change,
      };
    },
    async open(channel, order) {
      const entry = await shop.gateways[channel].create(order);
      if (entry.kind === 'jsapi') throw new Error('no cashier for jsapi');
      if (!entry.payload.includes('gateway.do')) return entry.payload;
      const response = await fetch(entry.payload, { redirect: 'manual' });
      return response.headers.get('location') ?? '';
    },
    press: (cashier, button, form) =>
      fetch(`${cashier.split('?')[0]}/${button}`, {
        method: 'POST',
        redirect: 'manual',
        ...(form && { body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      }),
    async fault(order) {
      const answer = await fetch(`${origin}${sandboxPrefix}/faults`, {
        method: 'POST',
        body: JSON.stringify(order),
      });
      if (answer.status !== 201) throw new Error(await answer.text());
    },
    async notices(channel, outTradeNo) {
      const answer = await fetch(`${origin}${sandboxPrefix}/notices/${channel}/${outTradeNo}`);
      return z.array(notice).parse(await answer.json());
    },
    async close() {
      sandbox.close();
      await app.close();
      if (!options.dir) rmSync(dir, { recursive: true, force: true });
    },
  };
  const given = credentials();
  const timeoutMs = options.timeoutMs ?? 3_800;
  shop.settings = gatewaySettings.parse({
    wechat: { ...given.wechat, timeoutMs },
    alipay: { ...given.alipay, timeoutMs },
  });
  shop.gateways = connectGateways(shop.settings, { clock, onClockSkew: () => {} });
  return shop;
}

/** Asks until there is an answer; fails after twenty seconds, which a busy machine can need for what takes one. */
export async function eventually<T>(ask: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (let i = 0; i < 1000; i += 1) {
    const answer = await ask();
    if (answer) return answer;
    await wait(20);
  }
  throw new Error('it did not happen within twenty seconds');
}
