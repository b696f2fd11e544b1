import type { FailureKind } from '@harbor/contract';
import { flushHealth } from '../health/flush';
import type { PlatformSite } from './site';

/** Cookies of one browser. */
export type Jar = Map<string, string>;

/** How a release fared with somebody. */
interface Report {
  version: string;
  remote?: string;
  kind?: FailureKind;
  ip?: string;
}

let hosts = 0;

/** An address of a network that no visitor had before. */
export const anotherAddress = () => `10.${Math.floor(++hosts / 250)}.${hosts % 250}.7`;

/** People who open pages of a site and tell how its releases fared. */
export function visitorsOf(site: PlatformSite) {
  /** A visitor at a page made of the present releases. */
  async function visitor(): Promise<Jar> {
    const jar: Jar = new Map();
    await site.view(jar);
    return jar;
  }

  async function report(
    jar: Jar,
    outcome: 'failed' | 'loaded',
    { version, remote = 'mf-shop', kind = 'load', ip }: Report,
  ) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const one = { remote, version };
    const body =
      outcome === 'failed'
        ? { failures: [{ ...one, kind, message: 'no entry', path: '/' }] }
        : { loaded: [one] };
    const answer = await site.call('POST /api/platform/reports', { body, headers: { cookie }, ip });
    expect(answer.status).toBe(200);
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
      jar.set(name, value);
    }
    return answer.data.replaced ?? [];
  }

  const many =
    (outcome: 'failed' | 'loaded') =>
    async (count: number, version: string, ip: () => string = anotherAddress, remote = 'mf-shop') => {
      for (let i = 0; i < count; i += 1)
        await report(await visitor(), outcome, { version, remote, ip: ip() });
      await flushHealth(site.core);
    };

  return { visitor, report, fail: many('failed'), load: many('loaded') };
}

/** What {@link visitorsOf} gives. */
export type Visitors = ReturnType<typeof visitorsOf>;
