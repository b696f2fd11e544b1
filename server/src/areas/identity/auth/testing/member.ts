import type { TestApp } from '../../../../testing/app';

const consent = { terms: true as const, privacy: true as const };

export const memberPassword = 'kelp7-orbit';

/** Addresses, phones and codes for tests that play many people under the real limits. */
export function membersOf(site: () => TestApp, head: string) {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const newPhone = () => `${head}${String(next()).padStart(11 - head.length, '0')}`;
  const newAddress = () => `198.19.${Math.floor(next() / 250)}.${count % 250}`;

  async function code(phone: string, scene: 'login' | 'register' | 'reset' | 'bind' | 'phone') {
    const { data } = await site().call('POST /get_sms', { body: { phone, scene }, ip: newAddress() });
    site().clock.advance(61_000);
    return data.dev_code ?? '';
  }

  /** Somebody who registered with a password. */
  async function member(password = memberPassword) {
    const phone = newPhone();
    const { data } = await site().call('POST /auth/register', {
      body: { phone, code: await code(phone, 'register'), password, consent },
      ip: newAddress(),
    });
    const me = await site().call('GET /userInfo', { token: data.token });
    return { phone, token: data.token, id: me.data.id };
  }

  /** Logs in by password, on another device. */
  const login = (phone: string, password = memberPassword, userAgent = '') =>
    site().call('POST /auth/pc_login', {
      body: { phone, password },
      ip: newAddress(),
      headers: { 'user-agent': userAgent },
    });

  /** Proves again who is there, by a code sent to the account's phone. */
  async function stepUp(token: string) {
    const { data } = await site().call('POST /auth/step_up/code', { token, body: {}, ip: newAddress() });
    site().clock.advance(61_000);
    return site().call('POST /auth/step_up', {
      token,
      body: { code: data.dev_code ?? '' },
      ip: newAddress(),
    });
  }

  const status = async (token: string) => (await site().call('GET /userInfo', { token })).status;
  return { newPhone, newAddress, code, member, login, stepUp, status, consent };
}
