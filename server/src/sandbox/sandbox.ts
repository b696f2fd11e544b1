import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Clock, systemClock } from '../settings/clock';
import { alipayBillFile } from './alipay/bills';
import { gatewayDo } from './alipay/gateway';
import { alipayNotices } from './alipay/notices';
import { Agenda } from './bank/agenda';
import { Bank, type BankEvents } from './bank/bank';
import { Faults } from './bank/faults';
import { openJournal } from './bank/journal';
import { Notifier } from './bank/notifier';
import { Statements } from './bank/statements';
import { cashierRoutes } from './cashier/routes';
import type { SandboxContext } from './context';
import { faultRoutes } from './fault-routes';
import { type CredentialAddresses, merchantCredentials } from './keys/credentials';
import { loadKeys } from './keys/keys';
import { tellPaid, tellRefunded } from './tell-merchant';
import { wechatNotices } from './wechat/notices';
import { wechatRoutes } from './wechat/plugin';

export interface SandboxOptions {
  /** Folder of keys and journal; made if absent. One process at a time. */
  dir: string;
  /** Origin under which people reach the site; a function where the port is not known yet. */
  publicOrigin: string | (() => string);
  clock?: Clock;
  /** Factor on the documented repeat times of notifies; 1 by default. */
  pace?: number;
  /** How long a gateway waits for the answer to a notify, in ms; 5 s, as the real ones do, by default. */
  patienceMs?: number;
  /** Ms from a trade's closing to the arrival of money that was paid late. */
  lateMs?: number;
  /** Ms until a WeChat refund is through. */
  refundMs?: number;
}

/** Both sandbox gateways with their cashier, at one place on the site. */
export interface Sandbox {
  /** To be registered under {@link sandboxPrefix}. */
  routes(app: FastifyInstance): Promise<void>;
  /** What the merchant consoles would show; `serverOrigin` is where the server reaches itself. */
  credentials(serverOrigin: string, notifyBase: string): ReturnType<typeof merchantCredentials>;
  /** Stops notifies and timers; what is open goes on at the next start. */
  close(): void;
}

export const sandboxPrefix = '/sandbox';

export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dir, clock = systemClock, pace = 1, lateMs = 3_000, refundMs = 1_000 } = options;
  const keys = await loadKeys(dir);
  const journal = openJournal(join(dir, 'journal.jsonl'));
  const agenda = new Agenda(clock);
  const faults = new Faults();
  const styles = { wechat: wechatNotices(keys, clock), alipay: alipayNotices(keys, clock) };
  const notifier = new Notifier(journal, clock, agenda, faults, styles, pace, options.patienceMs);
  const origin = () =>
    typeof options.publicOrigin === 'string' ? options.publicOrigin : options.publicOrigin();
  const browserBase = () => origin().replace(/(?<!\/)\/+$/, '') + sandboxPrefix;
  const events: BankEvents = {
    paid: (trade) => tellPaid(context, trade),
    refunded: (trade, refund) => tellRefunded(context, trade, refund),
  };
  const bank = new Bank(journal, clock, agenda, { lateMs, refundMs }, events);
  const statements = new Statements(bank, clock);
  const context: SandboxContext = { keys, bank, faults, notifier, statements, clock, browserBase };

  return {
    routes: (app) => registerRoutes(app, context),
    credentials(serverOrigin, notifyBase) {
      const serverBase = serverOrigin.replace(/(?<!\/)\/+$/, '') + sandboxPrefix;
      const at: CredentialAddresses = { serverBase, browserBase: browserBase(), notifyBase };
      return merchantCredentials(keys, at);
    },
    close() {
      agenda.close();
      journal.close();
    },
  };
}

/** Raw bodies everywhere in here: signatures are over bytes. */
async function registerRoutes(app: FastifyInstance, context: SandboxContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(wechatRoutes(context), { prefix: '/wechat' });
  const gateway = gatewayDo(context);
  app.get('/alipay/gateway.do', gateway);
  app.post('/alipay/gateway.do', gateway);
  app.get('/alipay/bill', alipayBillFile(context));
  await app.register(cashierRoutes(context), { prefix: '/cashier' });
  await app.register(faultRoutes(context));
}
