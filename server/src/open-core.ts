import type { FastifyBaseLogger } from 'fastify';
import './areas';
import type { Core, Ground } from './core';
import { createFieldCipher } from './crypto/field-cipher';
import { openDatabase, openPool } from './db/connect';
import { openHub } from './db/notify-hub';
import type { Gateways } from './gateways/gateway';
import { createRateLimiter } from './http/rate-limiter';
import { createJobs } from './jobs/jobs';
import { areaManifests } from './manifest';
import { openRegionSources } from './regions/source';
import type { Settings } from './settings';
import { openWorkers } from './work/workers';

/** What a development build puts in the place of what an area gives. */
async function instead({ settings, db }: Ground): Promise<Partial<Core>> {
  const given: Partial<Core> = {};
  // In this form the build of production leaves the files out.
  if (!HARBOR_PRODUCTION_BUILD && settings.smsDriver === 'dev') {
    const { createDevSms } = await import('./dev/sms');
    given.sms = createDevSms(db, settings.production);
  }
  if (!HARBOR_PRODUCTION_BUILD && settings.mail.driver === 'dev') {
    const { createDevMailer } = await import('./dev/mail');
    given.mailer = createDevMailer(db, settings.production);
  }
  return given;
}

/** What is made before the core: the database's address and the payment channels. */
export interface Surroundings {
  databaseUrl: string;
  gateways: Gateways;
  wechat?: Core['wechat'];
  /** The bundle of the working processes, where it does not lie beside the server's. */
  work?: string;
  /** The database's limits are so many times as long; as the settings say unless given. */
  patience?: number;
}

/** Opens everything that services use: what lies below the areas, then what each of them gives. */
export async function openCore(
  settings: Settings,
  { databaseUrl: url, gateways, wechat = null, work, patience = settings.databasePatience }: Surroundings,
  log: FastifyBaseLogger,
): Promise<Core> {
  const pool = openPool(url, { max: settings.poolSize, patience });
  const db = openDatabase(pool);
  const hub = openHub(url);
  const ground: Ground = {
    settings,
    log,
    pool,
    db,
    hub,
    jobs: createJobs(pool, url),
    limiter: createRateLimiter(settings, db),
    gateways,
    workers: openWorkers(log, work),
    cipher: createFieldCipher(settings),
    regions: await openRegionSources(db, hub),
  };
  const given = await Promise.all(areaManifests().map(({ gives }) => gives?.(ground)));
  // What `Core` declares beside its ground, areas have declared: each gives what it declares.
  return Object.assign({}, ground, ...given, await instead(ground), { wechat }) as Core;
}

/** Closes it again: what areas gave and jobs first, connections last. */
export async function closeCore(core: Core): Promise<void> {
  for (const { ends } of areaManifests()) ends?.(core);
  await core.jobs.stop();
  await core.workers.close();
  await core.hub.close();
  await core.pool.end();
}
