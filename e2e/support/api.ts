import { type APIRequestContext, expect } from '@playwright/test';
import { accounts, password, type Role } from './accounts';
import { isTeam, proveTeam, teamToken } from './second-factor';

export interface Token {
  token_type: string;
  token: string;
}

interface Envelope<T> {
  code: number;
  msg: string;
  data: T;
}

/** Calls the API as a client would; fails the test when the envelope is not the code expected. */
export async function call<T extends object = Record<string, unknown>>(
  request: APIRequestContext,
  method: 'GET' | 'POST',
  path: string,
  options: { token?: Token; body?: object; code?: number } = {},
): Promise<T> {
  const send = () =>
    request.fetch(`/api/applet${path}`, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(options.token ? { authorization: `${options.token.token_type} ${options.token.token}` } : {}),
      },
      ...(method === 'POST' ? { data: options.body ?? {} } : {}),
    });
  let envelope: Envelope<T> = await (await send()).json();
  // Steps with money want a code of the last minutes.
  if ((envelope.data as { reason?: string } | null)?.reason === 'PROOF_WANTED' && options.token) {
    await proveTeam(request, options.token);
    envelope = await (await send()).json();
  }
  expect(envelope.code, `${method} ${path}: ${envelope.msg}`).toBe(options.code ?? 200);
  return envelope.data;
}

/** Logs one of the demo accounts in. */
export async function login(request: APIRequestContext, role: Role): Promise<Token> {
  if (isTeam(role)) return teamToken(request, role);
  return newLogin(request, role);
}

/** Logs in without a second factor. */
export async function newLogin(request: APIRequestContext, role: Role): Promise<Token> {
  const data = await call(request, 'POST', '/auth/pc_login', { body: { phone: accounts[role], password } });
  return { token_type: String(data.token_type), token: String(data.token) };
}

let members = 0;

/** A mobile number that nobody has registered yet. */
export function freshPhone(): string {
  members += 1;
  const digits = `${process.pid % 1000}`.padStart(3, '0') + `${Date.now() % 1000}`.padStart(3, '0');
  return `139${digits}${`${members % 100}`.padStart(2, '0')}`;
}

/**
 * A member of one's own, so that tests running side by side do not see each other's orders. Registered the way people
 * do it: an SMS code from the development driver, consent ticked.
 */
export async function newMember(request: APIRequestContext): Promise<Token & { phone: string }> {
  const phone = freshPhone();
  const sms = await call(request, 'POST', '/get_sms', { body: { phone, scene: 'register' } });
  const data = await call(request, 'POST', '/auth/register', {
    body: {
      phone,
      code: String(sms.dev_code),
      password: 'e2e-member-1',
      consent: { terms: true, privacy: true },
    },
  });
  return { phone, token_type: String(data.token_type), token: String(data.token) };
}

/** Issues a token that releases one part, as staff do; what it says of the second factor is done. @returns the token */
export async function issueToken(request: APIRequestContext, remote: string): Promise<string> {
  const staff = await login(request, 'staff');
  const issue = async () => {
    const answer = await request.post('/api/platform/tokens', {
      headers: {
        authorization: `${staff.token_type} ${staff.token}`,
        'x-requested-with': 'XMLHttpRequest',
      },
      data: { name: remote, remotes: [remote] },
    });
    return (await answer.json()) as Envelope<{ token?: string; reason?: string } | null>;
  };
  let envelope = await issue();
  if (envelope.data?.reason === 'PROOF_WANTED') {
    await proveTeam(request, staff);
    envelope = await issue();
  }
  expect(envelope.code, envelope.msg).toBe(200);
  return envelope.data?.token ?? '';
}
