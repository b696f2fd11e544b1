import { call } from '@harbor/runtime';
import { keepScan } from './keptScan';
import { leave } from './leave';

/** Begins a login or a link on the phone, and goes to WeChat. @throws ApiError */
export async function goToWechat(purpose: 'login' | 'link'): Promise<void> {
  const { ticket, poll_secret, qr_url } = await call('GET /auth/scan', {
    query: { way: 'redirect', purpose },
    silent: true,
  });
  keepScan({ ticket, poll_secret, purpose });
  leave.to(qr_url);
}
