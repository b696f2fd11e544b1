import { hash, verify } from '@node-rs/argon2';
import { turnstile } from '../../../http/turnstile';
import type { Settings } from '../../../settings';

/** argon2id, 19 MiB, two passes: 10 ms. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords, few at a time, because each takes a core and 19 MiB. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account without a password (`null`) as for a wrong one. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

/** @throws Unavailable from its methods when too many wait already */
export function createPasswords({ hashesAtOnce, hashQueue }: Settings['login']): Passwords {
  const inTurn = turnstile(hashesAtOnce, hashQueue, 'passwords to hash', '登录的人较多，请稍后再试');
  const hashOne = (password: string) => inTurn(() => hash(password, options));
  let dummy: Promise<string> | undefined;

  return {
    hash: hashOne,
    async matches(stored, password) {
      dummy ??= hashOne('nobody has this password');
      const against = stored ?? (await dummy);
      const right = await inTurn(() => verify(against, password));
      return right && stored !== null;
    },
  };
}

declare module '../../../core' {
  interface Core {
    passwords: Passwords;
  }
}
