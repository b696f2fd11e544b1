import { createHash } from 'node:crypto';
import type { api, DataOf } from '@harbor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Core } from '../../../../core';
import { truncatedAddress } from '../../../../http/client-address';
import { versionFor } from '../choice/choose';
import { type Pin, readPin, readVisitor, writePin } from '../choice/cookies';
import type { Part } from '../registry/book';

type Report = z.output<(typeof api)['POST /api/platform/reports']['body']>;
type Failure = Report['failures'][number];

/** The version that a visitor for whom one failed gets instead: what is chosen now, else the last good one. */
function replacementOf(part: Part | undefined, pin: Pin, version: string): string | undefined {
  if (!part) return undefined;
  if (part.withdrawn.has(version)) return versionFor(part, pin.visitor);
  const { lastGood, stable } = part;
  // A canary's visitor goes to stable first; who fails there as well goes on to the last good one.
  const next = version !== stable && version !== lastGood ? stable : lastGood;
  return next !== null && next !== version && !part.withdrawn.has(next) ? next : undefined;
}

/**
 * Where a report came from, as a hash: the /48 of an IPv6 address, the /24 of an IPv4 one. Smaller nets are no measure of
 * how many people there are: providers and tunnel brokers give one customer a /48 for nothing, which holds 65,536 of the
 * /64 that a household has; and hosts of one /24 are rented one by one for cents. Real outages reach far more networks
 * than the threshold needs. Where many visitors share such a net, as at a university, they count as a few on both sides.
 */
function networkOf({ secret }: Core['settings'], ip: string): string {
  return createHash('sha256')
    .update(`${secret} ${truncatedAddress(ip)}`)
    .digest('base64url')
    .slice(0, 16);
}

/**
 * Takes a browser's report of how releases fared. Only a signed visitor counts, and only for releases that the server
 * itself put into this session: whoever makes up a report is heard and changes nothing.
 * @returns what this browser gets in another version from its next page view on
 */
export function takeReport(
  core: Core,
  request: FastifyRequest,
  reply: FastifyReply,
  { failures, loaded }: Report,
): DataOf<'POST /api/platform/reports'> {
  const { settings, releases } = core;
  const { cookie } = request.headers;
  const visitor = readVisitor(settings, cookie);
  const pin = visitor && readPin(settings, cookie, visitor);
  const now = settings.clock.now();
  if (!pin || now - pin.since > settings.releases.pinFor) return {};
  const served = ({ remote, version }: { remote: string; version: string }) =>
    pin.versions.get(remote) === version;
  const base = { visitor: pin.visitor, address: networkOf(settings, request.ip), at: now };
  for (const { remote, version } of loaded.filter(served))
    releases.counters.note({ ...base, remote, version });
  const failed = failures.filter(served);
  for (const { remote, version, ...failure } of failed)
    releases.counters.note({ ...base, remote, version, failure });
  // A report of a version that the session has left already: a reload brings the one it has now.
  const left = failures.flatMap(({ remote, version }) => {
    const now = pin.versions.get(remote);
    return now === undefined || now === version ? [] : [{ remote, version: now }];
  });
  // What the server could not draw, this browser did: nothing needs another version in its place at once.
  const seen = failed.filter(({ kind }) => kind !== 'draw');
  return { replaced: [...left, ...replace(core, reply, pin, seen)] };
}

function replace(core: Core, reply: FastifyReply, pin: Pin, failed: Failure[]) {
  const replaced = failed.flatMap(({ remote, version }) => {
    const next = replacementOf(core.releases.book.parts.get(remote), pin, version);
    return next === undefined || next === version ? [] : [{ remote, version: next }];
  });
  if (replaced.length === 0) return [];
  const versions = new Map(pin.versions);
  for (const { remote, version } of replaced) versions.set(remote, version);
  writePin(core.settings, reply, { ...pin, versions });
  return [...new Map(replaced.map((part) => [part.remote, part])).values()];
}
