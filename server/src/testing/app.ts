import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ApiKey, api, type BodyOf, type DataOf, type ParamsOf, type QueryOf } from '@harbor/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { startSession } from '../areas/identity/auth/sessions';
import type { WechatLogin } from '../areas/identity/auth/wechat/wechat-login';
import { closedGateways } from '../closed-gateways';
import type { Core } from '../core';
import type { Gateways } from '../gateways/gateway';
import { urlOf } from '../http/register';
import type { AreaName } from '../manifest';
import { closeCore, openCore } from '../open-core';
import { loadSettings, type Settings } from '../settings';
import { type TestClock, testClock } from './clock';
import { type TestDatabase, testDatabase } from './database';
import { watchStaffWrites, wordsWithoutLabel } from './staff-audit';
import { insertUser, type NewUser, passSecondFactor, sealSecret } from './users';

/** What a call may carry beside its token. */
export interface CallInput<K extends ApiKey> {
  params?: ParamsOf<K>;
  query?: QueryOf<K>;
  /** Typed for right bodies; wrong ones are written as `as never`. */
  body?: BodyOf<K>;
  token?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
  ip?: string;
}

/** An answer of the API. */
export interface CallResult<K extends ApiKey> {
  status: number;
  code: number;
  msg: string;
  data: DataOf<K>;
  /** Of a 422. */
  errors: Record<string, string[]>;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestAppOptions {
  /** Only these areas. All by default. */
  areas?: AreaName[];
  /** Pages and documents as well. */
  full?: boolean;
  settings?: Partial<Settings>;
  /** Environment variables, e.g. `HARBOR_LIMITS: 'production'`. */
  env?: Record<string, string>;
  database?: TestDatabase;
  /** Folder whose packages' builds the site begins with. */
  builds?: string;
  /** Whether pages are drawn, by processes as in the built server. */
  draws?: boolean;
  /** The payment channels; by default closed ones. */
  gateways?: Gateways;
  /** Login through WeChat; by default none. */
  wechat?: WechatLogin;
  logger?: Parameters<typeof buildApp>[0]['logger'];
  /** Adds routes outside the contract. */
  register?: Parameters<typeof buildApp>[0]['register'];
}

/** A server with a database of its own. */
export interface TestApp {
  app: FastifyInstance;
  core: Core;
  clock: TestClock;
  /** Makes a call through the whole HTTP stack. */
  call<K extends ApiKey>(key: K, input?: CallInput<K>): Promise<CallResult<K>>;
  /** A new user and a token of theirs; of the team, the second factor is passed. */
  user(user?: NewUser): Promise<{ id: number; phone: string; token: string }>;
  /** Ends when this server has heard all that the database announced so far. */
  heard(): Promise<void>;
  /** Begins to listen on a free port and answers the address. */
  listen(): Promise<string>;
  /** @throws Error where a write of staff did not leave its one line in the audit log, or one without a label */
  close(): Promise<void>;
}

function fill(path: string, params: object | undefined): string {
  const values = new Map(Object.entries(params ?? {}));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '1')));
}

/** In ms. */
const decade = 10 * 365 * 86_400_000;

/** Builds the app on a fresh database; close it in `afterAll`. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const clock = testClock();
  const dataDir = mkdtempSync(join(tmpdir(), 'harbor-data-'));
  const loaded = loadSettings({ HARBOR_ENV: 'test', HARBOR_DATA: dataDir, ...options.env });
  // Tests move the clock by days: what ends with half an hour of idleness has tests of its own.
  const staff = { ...loaded.staff, idle: decade, longest: decade, proof: decade };
  const settings: Settings = { ...loaded, clock, staff, ...options.settings };
  let opened: Core | undefined;
  let problems: string[] = [];
  const { app, core } = await buildApp({
    settings,
    logger: options.logger ?? false,
    only: options.areas,
    full: options.full ?? false,
    builds: options.builds,
    programs: options.draws ? dirname(process.env.HARBOR_TEST_WORK ?? '') : undefined,
    register: async (app) => {
      if (opened) problems = watchStaffWrites(app, opened.db);
      await options.register?.(app);
    },
    makeCore: async (log) => {
      const gateways = options.gateways ?? closedGateways();
      const surroundings = {
        databaseUrl: database.url,
        gateways,
        wechat: options.wechat,
        work: process.env.HARBOR_TEST_WORK,
        patience: 10,
      };
      opened = await openCore(settings, surroundings, log);
      return opened;
    },
  }).catch(async (error: unknown) => {
    if (opened) await closeCore(opened);
    throw error;
  });
  let count = 0;

  return {
    app,
    core,
    clock,
    async call(key, input = {}) {
      const { method, path } = splitKey(key);
      const { query, body, token, idempotencyKey } = input;
      const response = await app.inject({
        method,
        url: urlOf(fill(path, input.params)),
        remoteAddress: input.ip,
        query:
          query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
          ...input.headers,
        },
        ...(body !== undefined && { payload: body as object }),
      });
      const envelope = response.body.startsWith('{') ? response.json() : {};
      return {
        status: response.statusCode,
        code: envelope.code,
        msg: envelope.msg,
        data: envelope.data,
        errors: envelope.data?.errors ?? {},
        headers: response.headers,
      };
    },
    async user(user = {}) {
      count += 1;
      const phone =
        user.phone ?? `139${String(process.pid % 1000).padStart(3, '0')}${String(count).padStart(5, '0')}`;
      const id = await insertUser(core.db, { ...user, phone });
      const token = await startSession(core, core.db, id, { ip: '127.0.0.1', userAgent: 'test' });
      if (user.is_staff || user.roles) {
        await passSecondFactor(core.db, id, new Date(clock.now()));
        await sealSecret(core, id);
      }
      return { id, phone, token };
    },
    async heard() {
      // PostgreSQL hands announcements out between two commands of the listening connection.
      for (let n = 0; n < 2; n += 1)
        if (!(await core.hub.ping(30_000))) throw new Error('the database announces nothing');
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      const wrong = [...new Set([...problems, ...(await wordsWithoutLabel(core.db).catch(() => []))])];
      await app.close();
      await closeCore(core);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    },
  };
}

function splitKey(key: ApiKey) {
  if (!(key in api)) throw new Error(`${key} is not in the contract`);
  const [method = 'GET', path = '/'] = key.split(' ');
  return { method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path };
}
