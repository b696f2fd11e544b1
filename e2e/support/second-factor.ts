import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { codeOf, demoSecret, untilNext } from '../../scripts/staff/second-factor.mjs';
import { accounts, type Role } from './accounts';
import { newLogin, type Token } from './api';

const teamRoles = ['staff', 'secondStaff', 'support'] as const satisfies readonly Role[];
type TeamRole = (typeof teamRoles)[number];

export const isTeam = (role: Role): role is TeamRole => (teamRoles as readonly Role[]).includes(role);

const secretOf = (role: TeamRole): string => demoSecret(accounts[role]) ?? '';

/** Whose sessions these are, of this process. */
const owners = new Map<string, TeamRole>();

/** Sessions renew themselves after an hour, and what used the old one then would end them. */
const longest = 45 * 60_000;

async function originOf(request: APIRequestContext): Promise<string> {
  return new URL((await request.get('/readyz')).url()).origin;
}

/** One after the other, over all processes of a run: a code works once. */
async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const lock = `${name}.lock`;
  for (let n = 0; ; n += 1) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      // Whoever held it for so long is gone.
      if (n > 900) rmdirSync(lock);
      await sleep(100);
    }
  }
  try {
    return await work();
  } finally {
    rmdirSync(lock);
  }
}

async function post(request: APIRequestContext, { token_type, token }: Token, path: string, code: string) {
  const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `${token_type} ${token}` };
  const answer = await request.post(`/api/applet/staff/second_factor/${path}`, { headers, data: { code } });
  return answer.status();
}

/** Gives a code. Commands of a terminal enter as the same people: a code that one of them used waits for the next. */
async function give(request: APIRequestContext, token: Token, path: string, role: TeamRole): Promise<void> {
  let status = 0;
  for (let n = 0; n < 4; n += 1) {
    if (n > 0) await sleep(untilNext() + 300);
    status = await post(request, token, path, codeOf(secretOf(role)));
    if (status === 200) return;
  }
  throw new Error(`the second factor of ${role} was answered with ${status}`);
}

async function stillPassed(request: APIRequestContext, { token_type, token }: Token): Promise<boolean> {
  const headers = { authorization: `${token_type} ${token}` };
  const answer = await request.get('/api/applet/staff/me', { headers });
  return answer.ok() && (await answer.json()).data.second_factor === 'passed';
}

function kept(file: string): Token | undefined {
  try {
    const { token, at } = JSON.parse(readFileSync(file, 'utf8'));
    return Date.now() - at < longest ? token : undefined;
  } catch {
    return undefined;
  }
}

const fileOf = (origin: string, role: TeamRole) =>
  join(
    tmpdir(),
    `harbor-team-${createHash('sha256').update(`${origin} ${role}`).digest('hex').slice(0, 20)}`,
  );

/** A session of one of the team that has passed the second factor: the same one for all tests of a run. */
export async function teamToken(request: APIRequestContext, role: TeamRole): Promise<Token> {
  const file = fileOf(await originOf(request), role);
  return inTurn(file, async () => {
    let token = kept(file);
    if (!token || !(await stillPassed(request, token))) {
      token = await newLogin(request, role);
      await give(request, token, 'enter', role);
      writeFileSync(file, JSON.stringify({ token, at: Date.now() }));
    }
    owners.set(token.token, role);
    return token;
  });
}

/** Proves again who is there, for steps with money. */
export async function proveTeam(request: APIRequestContext, token: Token): Promise<void> {
  const role = owners.get(token.token);
  if (!role) throw new Error('this session is of nobody of the team');
  const file = fileOf(await originOf(request), role);
  await inTurn(file, () => give(request, token, 'prove', role));
}
