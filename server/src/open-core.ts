import type { FastifyBaseLogger } from 'fastify';
import { createLocalFiles } from './areas/base/files/store/local';
import { createLocalImages } from './areas/base/media/local-images';
import { openLive } from './areas/base/messages/live/live';
import { createAliyunSms } from './areas/identity/auth/aliyun-sms';
import { createPasswords } from './areas/identity/auth/hash-password';
import type { SmsSender } from './areas/identity/auth/sms-sender';
import type { WechatLogin } from './areas/identity/auth/wechat/wechat-login';
import { openReleases } from './areas/operations/platform/releases';
import type { Core } from './core';
import { createFieldCipher } from './crypto/field-cipher';
import { type Db, openDatabase, openPool } from './db/connect';
import { openHub } from './db/notify-hub';
import type { Gateways } from './gateways/gateway';
import { createRateLimiter } from './http/rate-limiter';
import { createJobs } from './jobs/jobs';
import { openRegionSources } from './regions/source';
import type { Settings } from './settings';
import { openWorkers } from './work/workers';

async function createSms(settings: Settings, db: Db): Promise<SmsSender> {
  if (!HARBOR_PRODUCTION_BUILD && settings.smsDriver === 'dev') {
    const { createDevSms } = await import('./dev/sms');
    return createDevSms(db, settings.production);
  }
  return createAliyunSms(settings.aliyunSms);
}

/** What is made before the core: the database's address and the payment channels. */
export interface Surroundings {
  databaseUrl: string;
  gateways: Gateways;
  wechat?: WechatLogin | null;
  /** The bundle of the worker threads, where it does not lie beside the server's. */
  work?: string;
}

/** Opens everything that services use. */
export async function openCore(
  settings: Settings,
  { databaseUrl: url, gateways, wechat = null, work }: Surroundings,
  log: FastifyBaseLogger,
): Promise<Core> {
  const pool = openPool(url, { max: settings.poolSize });
  const db = openDatabase(pool);
  const hub = openHub(url);
  return {
    settings,
    log,
    pool,
    db,
    hub,
    live: openLive({ db, hub, log, limits: settings.streams }),
    jobs: createJobs(pool, url),
    limiter: createRateLimiter(settings, db),
    gateways,
    workers: openWorkers(log, work),
    passwords: createPasswords(settings.login),
    sms: await createSms(settings, db),
    wechat,
    cipher: createFieldCipher(settings),
    images: createLocalImages(settings.dataDir),
    files: createLocalFiles(settings.dataDir),
    releases: await openReleases(settings, db, log),
    regions: await openRegionSources(db, hub),
  };
}

/** Closes it again: jobs first, connections last. */
export async function closeCore(core: Core): Promise<void> {
  core.live.close();
  await core.jobs.stop();
  await core.workers.close();
  await core.hub.close();
  await core.pool.end();
}
