import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Settings } from '../../../../settings';
import { signed, verified } from './signed';

/** The releases with which a session began. */
export interface Pin {
  /** Whose it is: a pin does not work for somebody else. */
  visitor: string;
  /** Milliseconds since 1970. */
  since: number;
  versions: ReadonlyMap<string, string>;
}

/** What stands in the place of releases in this browser only: put there by staff, or by the link of a developer's build. */
export interface Overrides {
  /** The member of staff; 0 where there are builds of links alone. */
  user: number;
  /** Milliseconds since 1970. */
  until: number;
  /** A version by part, or `@<id>` of a local build. */
  versions: ReadonlyMap<string, string>;
}

const names = { visitor: 'harbor_visitor', pin: 'harbor_set', overrides: 'harbor_override' };

type Site = Pick<Settings, 'secret' | 'publicUrl'>;

function read(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

function write(reply: FastifyReply, site: Site, name: string, value: string, maxAge?: number): void {
  const secure = site.publicUrl.startsWith('https:') ? '; Secure' : '';
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${secure}`);
}

const listed = (versions: ReadonlyMap<string, string>) =>
  [...versions].map(([remote, version]) => `${remote}~${version}`);

function mapped(parts: string[]): Map<string, string> {
  return new Map(
    parts.flatMap((part) => {
      const [remote, version] = part.split('~');
      return remote && version ? [[remote, version] as const] : [];
    }),
  );
}

/** Three words divided by `!`: an owner, a moment, and versions. */
function parse(text: string | undefined) {
  const [owner, moment, ...parts] = text?.split('!') ?? [];
  if (!owner || !moment) return undefined;
  return { owner, at: Number.parseInt(moment, 36), versions: mapped(parts) };
}

const compose = (owner: string, at: number, versions: ReadonlyMap<string, string>) =>
  [owner, Math.round(at).toString(36), ...listed(versions)].join('!');

/** Who a browser is, for nothing but a sticky choice and honest counting; undefined for a first view. */
export const readVisitor = (site: Site, header: string | undefined) =>
  verified(site.secret, 'visitor', read(header, names.visitor));

/** A new visitor, remembered for a year. */
export function writeVisitor(site: Site, reply: FastifyReply): string {
  const visitor = randomBytes(12).toString('base64url');
  write(reply, site, names.visitor, signed(site.secret, 'visitor', visitor), 365 * 86_400);
  return visitor;
}

/** The pin of a visitor's session; undefined for a new session. */
export function readPin(site: Site, header: string | undefined, visitor: string): Pin | undefined {
  const found = parse(verified(site.secret, 'pin', read(header, names.pin)));
  if (found?.owner !== visitor) return undefined;
  return { visitor, since: found.at, versions: found.versions };
}

/** Kept by the browser until it is closed. */
export function writePin(site: Site, reply: FastifyReply, { visitor, since, versions }: Pin): void {
  write(reply, site, names.pin, signed(site.secret, 'pin', compose(visitor, since, versions)));
}

/** Overrides of this browser that have not ended. */
export function readOverrides(site: Site, header: string | undefined, now: number): Overrides | undefined {
  const raw = read(header, names.overrides);
  if (!raw) return undefined;
  const found = parse(verified(site.secret, 'override', raw));
  if (!found || found.at < now) return undefined;
  return { user: Number(found.owner), until: found.at, versions: found.versions };
}

/** Sets overrides, or ends them where none is left. */
export function writeOverrides(
  site: Site,
  reply: FastifyReply,
  { user, until, versions }: Overrides,
  now: number,
): void {
  if (versions.size === 0) {
    write(reply, site, names.overrides, '', 0);
    return;
  }
  const value = signed(site.secret, 'override', compose(String(user), until, versions));
  write(reply, site, names.overrides, value, Math.ceil((until - now) / 1000));
}
