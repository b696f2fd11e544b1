import type { Core } from '../../../../core';

/** Where a server dies: before or after its transaction of this number, counted from the arrival of the call. */
export interface Death {
  transaction: number;
  when: 'before' | 'after';
}

/**
 * Lets a call run on a server that dies at a point: from there on nothing of it is ever done, neither in the database nor as
 * an answer, as after `kill -9` (a transaction that was not committed is gone, one that was stays).
 * @returns `dead`, or what the call answered if it ended before that point
 */
export async function killedAt<T>(core: Core, death: Death, call: () => Promise<T>): Promise<'dead' | T> {
  let begun = 0;
  let die: () => void = () => {};
  const dead = new Promise<'dead'>((resolve) => (die = () => resolve('dead')));
  const never = new Promise<never>(() => {});
  let gone = false;

  const atPoint = (when: Death['when'], transaction: number): boolean => {
    if (gone || (when === death.when && transaction === death.transaction)) {
      gone = true;
      die();
    }
    return gone;
  };
  const { db } = core;
  const mortal = new Proxy(db, {
    get(target, name) {
      if (gone) return () => never;
      const value = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return () => ({
        execute: async (work: Parameters<ReturnType<Core['db']['transaction']>['execute']>[0]) => {
          begun += 1;
          const mine = begun;
          if (atPoint('before', mine)) return never;
          const result = await target.transaction().execute(work);
          return atPoint('after', mine) ? never : result;
        },
      });
    },
  });
  core.db = mortal;
  try {
    return await Promise.race([call(), dead]);
  } finally {
    core.db = db;
  }
}
