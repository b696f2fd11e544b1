import { randomBytes } from 'node:crypto';
import type { Clock } from '../../settings/clock';
import type { SandboxPerson } from './people';

/** One page with a QR code, and what became of it. */
export interface Visit {
  uuid: string;
  appId: string;
  redirectUri: string;
  state: string;
  /** The page is on the phone itself: after the answer this browser goes back, no other one. */
  onPhone: boolean;
  standing: 'waiting' | 'scanned' | 'confirmed' | 'refused';
  /** Where the page with the code leads after the answer. */
  back?: string;
  madeAt: number;
}

interface Code {
  appId: string;
  person: SandboxPerson;
  madeAt: number;
}

const id = () => randomBytes(16).toString('hex');

const codeLives = 600_000;
const visitLives = 300_000;

/** Pages with codes, codes and tokens, in memory: a restart forgets them, as WeChat's own expire. */
export class Visits {
  private readonly visits = new Map<string, Visit>();
  private readonly codes = new Map<string, Code>();
  private readonly tokens = new Map<string, SandboxPerson>();

  constructor(private readonly clock: Clock) {}

  begin(visit: Pick<Visit, 'appId' | 'redirectUri' | 'state' | 'onPhone'>): Visit {
    const begun: Visit = { ...visit, uuid: id(), standing: 'waiting', madeAt: this.clock.now() };
    this.visits.set(begun.uuid, begun);
    return begun;
  }

  /** A visit that is not too old. */
  find(uuid: string): Visit | undefined {
    const visit = this.visits.get(uuid);
    return visit && this.clock.now() - visit.madeAt < visitLives ? visit : undefined;
  }

  confirm(visit: Visit, person: SandboxPerson): void {
    const code = id();
    this.codes.set(code, { appId: visit.appId, person, madeAt: this.clock.now() });
    visit.standing = 'confirmed';
    visit.back = backTo(visit, { code, state: visit.state });
  }

  /** As older pages of WeChat describe it: back with the state alone. */
  refuse(visit: Visit): void {
    visit.standing = 'refused';
    visit.back = backTo(visit, { state: visit.state });
  }

  /** A code is good for ten minutes, once, for the app it was made for. */
  exchange(code: string, appId: string): { token: string; person: SandboxPerson } | 'used' | 'unknown' {
    const found = this.codes.get(code);
    this.codes.delete(code);
    if (!found || found.appId !== appId) return 'unknown';
    if (this.clock.now() - found.madeAt > codeLives) return 'used';
    const token = id();
    this.tokens.set(token, found.person);
    return { token, person: found.person };
  }

  personOf(token: string): SandboxPerson | undefined {
    return this.tokens.get(token);
  }
}

function backTo({ redirectUri }: Visit, query: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
