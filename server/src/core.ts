import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { FileStore } from './areas/base/files/store/store';
import type { ImageStore } from './areas/base/media/image-store';
import type { Live } from './areas/base/messages/live/live';
import type { Passwords } from './areas/identity/auth/hash-password';
import type { SmsSender } from './areas/identity/auth/sms-sender';
import type { WechatLogin } from './areas/identity/auth/wechat/wechat-login';
import type { Releases } from './areas/operations/platform/releases';
import type { FieldCipher } from './crypto/field-cipher';
import type { Db } from './db/connect';
import type { NotifyHub } from './db/notify-hub';
import type { Gateways } from './gateways/gateway';
import type { RateLimiter } from './http/rate-limiter';
import type { Jobs } from './jobs/jobs';
import type { RegionSources } from './regions/source';
import type { Settings } from './settings';
import type { Workers } from './work/workers';

/** What every service may use; one per running server. */
export interface Core {
  settings: Settings;
  log: FastifyBaseLogger;
  pool: pg.Pool;
  db: Db;
  /** LISTEN/NOTIFY between the server's processes. */
  hub: NotifyHub;
  /** The open event streams of this process. */
  live: Live;
  jobs: Jobs;
  limiter: RateLimiter;
  passwords: Passwords;
  sms: SmsSender;
  /** Login through WeChat; null where the site has none. */
  wechat: WechatLogin | null;
  /** Encrypts what is sensitive before it goes into the database. */
  cipher: FieldCipher;
  /** The payment channels, sandbox or real. */
  gateways: Gateways;
  /** Threads for what would block the main one. */
  workers: Workers;
  images: ImageStore;
  /** Private files of people; nothing serves them but the calls of their area. */
  files: FileStore;
  /** What the site is made of: releases, their pointers, files and figures. */
  releases: Releases;
  /** Who made the table of provinces that is loaded. */
  regions: RegionSources;
}
