import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataOf, PayScene } from '@harbor/contract';
import fastify from 'fastify';
import { connectGateways } from '../../../../gateways/connect';
import { gatewaySettings } from '../../../../gateways/settings';
import { type FaultOrder, faultOrder } from '../../../../sandbox/bank/faults';
import { openSandbox, sandboxPrefix } from '../../../../sandbox/sandbox';
import { shareKeys } from '../../../../sandbox/testing/shared-keys';
import { type CallResult, type TestApp, type TestAppOptions, testApp } from '../../../../testing/app';
import { notifyBase } from '../notify';

export type ChannelName = 'wechat' | 'alipay';
type Paying = DataOf<'POST /pay/wechat_pay'>;

/** The site with both sandbox gateways at work beside it, over real HTTP. */
export interface PaySite extends TestApp {
  /** Starts to pay an order. */
  start(
    token: string,
    orderId: number,
    channel?: ChannelName,
    scene?: PayScene,
  ): Promise<CallResult<'POST /pay/wechat_pay'>>;
  /** What the buyer does at the cashier of a started payment. */
  atCashier(payment: Paying, act: 'pay' | 'late' | 'fail' | 'visit'): Promise<void>;
  /** Makes something go wrong at a gateway. */
  fault(
    order: Omit<FaultOrder, 'times' | 'out_trade_no' | 'ms' | 'count'> & Partial<FaultOrder>,
  ): Promise<void>;
  clearFaults(): Promise<void>;
  /** Answers that our notify routes gave for a payment, in the order of their deliveries. */
  deliveries(channel: ChannelName, payNo: string): Promise<{ answer: string; accepted: boolean }[]>;
  /** Address of the sandbox, without a slash at the end. */
  sandbox: string;
}

// The machine may be shared with other suites.

/** Repeats of notifies come a thousand times faster than in life. */
const pace = 0.001;

/** Builds it on a fresh database; close it in `afterAll`. */
export async function paySite(options: TestAppOptions = {}): Promise<PaySite> {
  const dir = mkdtempSync(join(tmpdir(), 'harbor-sandbox-'));
  await shareKeys(dir);
  const site = await testApp({ areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses'], ...options });
  const origin = await site.listen();
  const server = fastify({ forceCloseConnections: true });
  let address = '';
  const { clock } = site;
  const sandbox = await openSandbox({
    dir,
    publicOrigin: () => address,
    clock,
    pace,
    // Longer than a busy machine takes: how soon is answered is a figure to measure, not to test.
    patienceMs: 60_000,
    lateMs: 20,
    refundMs: 0,
  });
  server.register((scope) => sandbox.routes(scope), { prefix: sandboxPrefix });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
  const credentials = gatewaySettings.parse(sandbox.credentials(address, `${origin}${notifyBase}`));
  Object.assign(site.core.gateways, connectGateways(credentials, { clock, onClockSkew: () => {} }));
  const base = `${address}${sandboxPrefix}`;

  return {
    ...site,
    sandbox: base,
    start: (token, orderId, channel = 'wechat', scene = 'desktop') =>
      site.call(channel === 'wechat' ? 'POST /pay/wechat_pay' : 'POST /pay/alipay_pay', {
        body: { order_id: orderId, scene },
        token,
      }),
    async atCashier(payment, act) {
      const cashier = await cashierOf(payment);
      const answer = await fetch(`${cashier}/${act}`, { method: 'POST', redirect: 'manual' });
      if (answer.status !== 303) throw new Error(`the cashier answered ${answer.status}`);
    },
    async fault(order) {
      const body = JSON.stringify(faultOrder.parse(order));
      const answer = await fetch(`${base}/faults`, { method: 'POST', body });
      if (answer.status !== 201) throw new Error(`the fault was refused: ${await answer.text()}`);
    },
    async clearFaults() {
      await fetch(`${base}/faults`, { method: 'DELETE' });
    },
    async deliveries(channel, payNo) {
      const answer = await fetch(`${base}/notices/${channel}/${payNo}`);
      const notices = (await answer.json()) as { deliveries: { answer: string; accepted: boolean }[] }[];
      return notices.flatMap((notice) => notice.deliveries);
    },
    async close() {
      sandbox.close();
      await server.close();
      await site.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Where the buyer's browser ends: Alipay's signed address leads on to the cashier. */
async function cashierOf(payment: Paying): Promise<string> {
  let address = payment.code_url || payment.redirect_url;
  for (let hop = 0; hop < 5; hop += 1) {
    const [bare = ''] = address.split('?');
    if (bare.includes('/cashier/')) return bare;
    const answer = await fetch(address, { redirect: 'manual' });
    const next = answer.headers.get('location');
    if (!next) throw new Error(`${address} leads nowhere (HTTP ${answer.status})`);
    address = new URL(next, address).href;
  }
  throw new Error('too many hops to the cashier');
}

/** Waits until `look` finds something, at most 45 s: other work may share the machine. */
export async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + 45_000;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it did not come about within 45 s');
}
