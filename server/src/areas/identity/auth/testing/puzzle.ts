import type { CaptchaAction, CaptchaAnswer } from '@harbor/contract';
import type { TestApp } from '../../../../testing/app';

let asked = 0;

/** Asks for a puzzle and solves it by what the server tells outside production. Each from an address of its own. */
export async function solvePuzzle(
  site: TestApp,
  phone: string,
  action: CaptchaAction,
  kind: 'slide' | 'sound' = 'sound',
): Promise<CaptchaAnswer> {
  asked += 1;
  const { data } = await site.call('POST /get_captcha', {
    body: { phone, action, kind },
    ip: `10.9.${Math.floor(asked / 250)}.${asked % 250}`,
  });
  return { id: data.id, answer: data.dev_answer ?? '' };
}
