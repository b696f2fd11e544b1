import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { FieldCipher } from './crypto/field-cipher';
import type { Db } from './db/connect';
import type { NotifyHub } from './db/notify-hub';
import type { Gateways } from './gateways/gateway';
import type { RateLimiter } from './http/rate-limiter';
import type { Jobs } from './jobs/jobs';
import type { RegionSources } from './regions/source';
import type { Settings } from './settings';
import type { Workers } from './work/workers';

/** What lies below the areas and is there before them. */
export interface Ground {
  settings: Settings;
  log: FastifyBaseLogger;
  pool: pg.Pool;
  db: Db;
  /** LISTEN/NOTIFY between the server's processes. */
  hub: NotifyHub;
  jobs: Jobs;
  limiter: RateLimiter;
  /** Encrypts what is sensitive before it goes into the database. */
  cipher: FieldCipher;
  /** The payment channels, sandbox or real. */
  gateways: Gateways;
  /** Threads for what would block the main one. */
  workers: Workers;
  /** Who made the table of provinces that is loaded. */
  regions: RegionSources;
}

/**
 * What every service may use; one per running server. Areas add what is theirs to give, beside its type:
 * `declare module '…/core' { interface Core { … } }`, and make it in `gives` of their manifest.
 */
export interface Core extends Ground {}
