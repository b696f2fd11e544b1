import sharp from 'sharp';
import { type TestApp, testApp } from '../../../../testing/app';
import { solvePuzzle } from '../testing/puzzle';
import { drawPuzzle, pictureSize } from './picture';
import { makeSound } from './sound';

const minute = 60_000;

let site: TestApp;
let count = 0;
const next = () => {
  count += 1;
  return count;
};
const newPhone = () => `1370000${String(next()).padStart(4, '0')}`;
const newAddress = () => `198.18.7.${next() % 250}`;

beforeAll(async () => {
  site = await testApp({ areas: ['auth'], env: { HARBOR_LIMITS: 'production' } });
});
afterAll(() => site.close());

const ask = (
  phone: string,
  more: { captcha?: { id: string; answer: string }; device?: string } = {},
  ip = newAddress(),
) => site.call('POST /get_sms', { body: { phone, scene: 'login', ...more }, ip });

async function askTwice(phone: string): Promise<void> {
  for (let n = 0; n < 2; n += 1) {
    expect((await ask(phone)).status).toBe(200);
    site.clock.advance(minute + 1000);
  }
}

test('the third code of a phone needs a puzzle, and a solved one is enough', async () => {
  const phone = newPhone();
  await askTwice(phone);
  const refused = await ask(phone);
  expect([refused.status, refused.errors]).toEqual([422, { captcha: ['请完成安全验证'] }]);
  for (const kind of ['slide', 'sound'] as const) {
    expect((await ask(phone, { captcha: await solvePuzzle(site, phone, 'login', kind) })).status).toBe(200);
    site.clock.advance(minute + 1000);
  }
});

test('whoever uses the codes that they ask for is not troubled', async () => {
  const phone = newPhone();
  for (let n = 0; n < 3; n += 1) {
    const { data } = await ask(phone);
    const consent = { terms: true as const, privacy: true as const };
    const body = { phone, code: data.dev_code ?? '', consent };
    expect((await site.call('POST /auth/p_login', { body, ip: newAddress() })).status).toBe(200);
    site.clock.advance(minute + 1000);
  }
});

test('a puzzle is one try: a wrong answer uses it up, a right one too', async () => {
  const phone = newPhone();
  await askTwice(phone);
  const wrong = await solvePuzzle(site, phone, 'login', 'slide');
  const far = { id: wrong.id, answer: String((Number(wrong.answer) + 40) % 300) };
  expect((await ask(phone, { captcha: far })).errors).toEqual({ captcha: ['验证未通过，请重试'] });
  expect((await ask(phone, { captcha: wrong })).errors).toEqual({ captcha: ['验证未通过，请重试'] });
  const right = await solvePuzzle(site, phone, 'login');
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(phone, { captcha: right })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a piece laid within 4 px is accepted, further away not', async () => {
  const phone = newPhone();
  await askTwice(phone);
  const off = async (px: number) => {
    const { id, answer } = await solvePuzzle(site, phone, 'login', 'slide');
    return (await ask(phone, { captcha: { id, answer: String(Number(answer) + px) } })).status;
  };
  expect(await off(5)).toBe(422);
  expect(await off(-5)).toBe(422);
  expect(await off(4)).toBe(200);
});

test('a puzzle of another phone, of another action, or three minutes old is worth nothing', async () => {
  const phone = newPhone();
  await askTwice(phone);
  const others = [await solvePuzzle(site, newPhone(), 'login'), await solvePuzzle(site, phone, 'reset')];
  const old = await solvePuzzle(site, phone, 'login');
  site.clock.advance(3 * minute + 1000);
  for (const captcha of [...others, old])
    expect((await ask(phone, { captcha })).errors).toEqual({ captcha: ['验证未通过，请重试'] });
});

test('an address that asks for many codes needs puzzles for every phone', async () => {
  const ip = '203.0.113.77';
  for (let n = 0; n < 5; n += 1) expect((await ask(newPhone(), {}, ip)).status).toBe(200);
  expect((await ask(newPhone(), {}, ip)).errors).toEqual({ captcha: ['请完成安全验证'] });
});

test('ten codes an hour are all that one address gets, thirty a day', async () => {
  site.clock.toNext('day');
  const ip = '203.0.113.78';
  const solvedBy = async () => {
    const phone = newPhone();
    return ask(phone, { captcha: await solvePuzzle(site, phone, 'login') }, ip);
  };
  for (let n = 0; n < 10; n += 1) expect((await solvedBy()).status).toBe(200);
  expect((await solvedBy()).status).toBe(429);
});

test('five codes an hour are all that one browser gets, from whatever addresses', async () => {
  site.clock.toNext('day');
  const device = '7b0cdd3e-5f0a-4b3c-9a57-1c9a3f9a9c11';
  for (let n = 0; n < 5; n += 1) expect((await ask(newPhone(), { device })).status).toBe(200);
  const refused = await ask(newPhone(), { device });
  expect([refused.status, refused.msg]).toEqual([429, '本设备获取验证码太频繁，请稍后再试']);
  site.clock.advance(61 * minute);
  expect((await ask(newPhone(), { device })).status).toBe(200);
});

test('where codes are not revealed, the answer of a puzzle is not either', async () => {
  const { sms } = site.core;
  site.core.sms = { ...sms, revealsCodes: false };
  const { data } = await site.call('POST /get_captcha', { body: { phone: newPhone(), action: 'login' } });
  site.core.sms = sms;
  expect(data.dev_answer).toBeUndefined();
  expect(data.slide?.piece).toMatch(/^data:image\/png/);
});

async function brightness(png: string, left: number, top: number): Promise<number> {
  // The middle: no knob reaches it.
  const middle = pictureSize.piece - 2;
  const spot = await sharp(Buffer.from(png.split(',')[1] ?? '', 'base64'))
    .extract({ left: left * 2 + middle, top: top * 2 + middle, width: 4, height: 4 })
    .removeAlpha()
    .toBuffer();
  const { channels } = await sharp(spot).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0);
}

test('the gap is where the piece belongs, and never near the edges that a lazy drag reaches', async () => {
  for (let n = 0; n < 8; n += 1) {
    const { image, piece, left, top } = await drawPuzzle();
    expect(left).toBeGreaterThan(pictureSize.piece);
    expect(left).toBeLessThan(pictureSize.width - pictureSize.piece);
    // The gap is darker than the piece that was cut out of it, less so where the picture is dark itself.
    expect(await brightness(image, left, top)).toBeLessThan((await brightness(piece, 0, 0)) * 0.95);
  }
});

/** Counts the horns that can be heard: stretches louder than the sea, in groups with a pause of over half a second. */
function listen(wav: Buffer): string {
  const window = 80;
  const groups: number[] = [];
  let quiet = Number.POSITIVE_INFINITY;
  for (let at = 44; at + window < wav.length; at += window) {
    const loudest = Math.max(...wav.subarray(at, at + window).map((sample) => Math.abs(sample - 128)));
    if (loudest < 25) {
      quiet += window;
      continue;
    }
    if (quiet > 4000) groups.push(1);
    else if (quiet > 480) groups.push((groups.pop() ?? 0) + 1);
    quiet = 0;
  }
  return groups.join('');
}

test('the sound holds as many horns as the answer says', () => {
  for (let n = 0; n < 10; n += 1) {
    const { wav, answer } = makeSound();
    expect(listen(wav)).toBe(answer);
    expect(wav.length).toBeLessThan(130_000);
  }
});
