import { promises } from '@harbor/contract/promises';
import type { LimitProfile } from './limits';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long sessions live, in ms, and how many an account has at once. */
export const sessionSettings = (profile: LimitProfile) => ({
  idle: 7 * day,
  teacherIdle: 12 * hour,
  absolute: 30 * day,
  /** Age of a token after which the answer carries its successor. */
  renewAfter: hour,
  /** How long a replaced token is still taken, for requests already under way. */
  renewGrace: 30_000,
  /** `last_used_at` is written at most this often. */
  touchEvery: minute,
  /** The eleventh ends the oldest. Demo accounts are shared by everybody who tries the site, and by all browser tests. */
  perUser: profile === 'production' ? 10 : 1000,
});

/** SMS codes. Durations in ms. */
export function smsSettings(profile: LimitProfile) {
  const raised = profile === 'production' ? 1 : 1000;
  return {
    lifetime: promises.smsMinutes * minute,
    /** Wrong tries after which a code is burnt. */
    tries: 5,
    /** Whoever tries the demo reads the code on the page: ten seconds show the wait without costing a minute. */
    resendAfter: profile === 'production' ? promises.smsAgainSeconds * 1000 : 10_000,
    perPhoneHour: promises.smsPerHour * raised,
    perPhoneDay: promises.smsPerDay * raised,
    /** Tries per phone and day over all codes. */
    triesPerDay: 15 * raised,
    /** Unused codes of a phone within a day after which another needs a puzzle. */
    puzzleAfter: 2,
    /** Codes per hour of one address after which every further one needs a puzzle. */
    puzzleAfterAddress: 5 * raised,
    /** Codes per hour and browser. */
    perDeviceHour: 5 * raised,
    /** Codes of the whole site per hour: the stop for SMS pumping. */
    perHour: 2000 * raised,
  };
}

/** Password login. Durations in ms. */
export function loginSettings(profile: LimitProfile) {
  return {
    /** Failures of one address on one account before it has to wait. */
    failures: profile === 'production' ? promises.passwordTries : 500,
    window: promises.passwordWaitMinutes * minute,
    /** Failures on one account from anywhere, within the window, after which a try needs a puzzle and is slowed down. */
    puzzleAfter: profile === 'production' ? 5 : 500,
    slowBy: 1000,
    /** Passwords hashed at the same time, and waiting for it. */
    hashesAtOnce: 2,
    hashQueue: 50,
  };
}

/** Puzzles before a code is sent or a password tried again: how long each holds. Durations in ms. */
export const captchaSettings = {
  lifetime: 3 * minute,
  /** How far from the place a piece may lie, in px of a picture 320 px wide. */
  tolerance: 4,
};

/** Logins through WeChat. Durations in ms. */
export const wechatLoginSettings = {
  ticket: 5 * minute,
  bindTicket: 10 * minute,
  /** A browser may ask this often. */
  pollAfter: 2000,
};

/** What guards the account itself. Durations in ms. */
export const accountSettings = {
  /** How long a step-up holds. */
  stepUp: 10 * minute,
  /** Idle time after which carriers may have given a number to somebody else. */
  dormantAfter: 90 * day,
  /** To say whether a dormant account is one's own. */
  claim: 10 * minute,
  keepLoginRecords: promises.loginRecordDays * day,
};
