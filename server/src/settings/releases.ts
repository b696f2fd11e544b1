import type { Environment } from './environment';
import type { LimitProfile } from './limits';

const minute = 60_000;
const hour = 60 * minute;
const megabyte = 1024 * 1024;

/** How releases are kept, checked, chosen and healed. Durations in ms, sizes in bytes. */
export function releaseSettings(e: Environment, profile: LimitProfile) {
  const strict = profile === 'production';
  return {
    /** How long a session keeps the releases it began with. */
    pinFor: e.HARBOR_PIN_HOURS * hour,
    /** The newest so many of each part keep their files, whatever points at them. */
    keep: e.HARBOR_RELEASE_KEEP,
    /** Older ones lose theirs so long after they stopped being served; never sooner than a session's pin ends. */
    keepFor: Math.max(e.HARBOR_RELEASE_KEEP_DAYS * 24 * hour, e.HARBOR_PIN_HOURS * hour),
    pack: {
      /** Of the upload, and of what it unpacks to. */
      size: e.HARBOR_RELEASE_PACK_MB * megabyte,
      unpacked: e.HARBOR_RELEASE_PACK_MB * 4 * megabyte,
      files: 5000,
      /** Longest upload. */
      time: 10 * minute,
    },
    budget: {
      /** A remote's entry, compressed. */
      entry: e.HARBOR_ENTRY_BUDGET_KB * 1024,
      /** Scripts of one page that its remote brings itself, compressed. */
      page: e.HARBOR_PAGE_BUDGET_KB * 1024,
    },
    heal: {
      /** Period that is looked at. */
      window: 10 * minute,
      /** So many different visitors must have seen a release fail… */
      visitors: e.HARBOR_HEAL_VISITORS ?? (strict ? 5 : 3),
      /** …and they must be this part of those who opened it. */
      rate: e.HARBOR_HEAL_RATE,
      /** Visitors of one network (/24, of IPv6 /48) count at most so often: one forger is never enough. */
      perAddress: e.HARBOR_HEAL_PER_ADDRESS ?? (strict ? 2 : 1000),
    },
    brake: {
      /** When so many parts fail within the window above, and half of those in use, no single release is at fault. */
      together: e.HARBOR_HEAL_TOGETHER ?? (strict ? 2 : 50),
      /** A part is healed so often… */
      heals: e.HARBOR_HEAL_MOST ?? (strict ? 3 : 50),
      /** …within so long; then a person has to look. */
      within: hour,
    },
    good: {
      /** A stable release is the last good one after so many visitors… */
      visitors: e.HARBOR_GOOD_VISITORS ?? (strict ? 20 : 3),
      /** …and so long, without crossing the threshold above. */
      after: (e.HARBOR_GOOD_MINUTES ?? (strict ? 30 : 1)) * minute,
      /** Where few come: one visitor is enough after so long. */
      quietAfter: 24 * hour,
    },
    /** Pointers are read again this often, should a NOTIFY be lost. */
    pollEvery: 2000,
    /** Views and outcomes are written this often. */
    flushEvery: 1000,
    s3:
      e.HARBOR_S3_BUCKET === undefined
        ? undefined
        : {
            endpoint: e.HARBOR_S3_ENDPOINT,
            bucket: e.HARBOR_S3_BUCKET,
            region: e.HARBOR_S3_REGION,
            keyId: e.HARBOR_S3_KEY_ID,
            keySecret: e.HARBOR_S3_KEY_SECRET,
          },
  };
}

/** What {@link releaseSettings} gives. */
export type ReleaseSettings = ReturnType<typeof releaseSettings>;
