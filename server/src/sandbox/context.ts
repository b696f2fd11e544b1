import type { Clock } from '../settings/clock';
import type { Bank } from './bank/bank';
import type { Faults } from './bank/faults';
import type { Notifier } from './bank/notifier';
import type { Statements } from './bank/statements';
import type { SandboxKeys } from './keys/keys';

/** What every part of the sandbox works with. */
export interface SandboxContext {
  keys: SandboxKeys;
  bank: Bank;
  faults: Faults;
  notifier: Notifier;
  statements: Statements;
  clock: Clock;
  /** Address of the sandbox as browsers reach it, e.g. `http://localhost:8080/sandbox`. */
  browserBase(): string;
}
