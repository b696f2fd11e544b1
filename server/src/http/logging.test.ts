import { loadSettings } from '../settings';
import { testApp } from '../testing/app';
import { loggerOptions, scrub, visible } from './logging';

test('a log line has no phone numbers, tokens or passwords left in it', () => {
  const token = `ay_${'Ab-_'.repeat(10)}xyz`;
  const line = scrub(
    `{"time":1795241242424,"a":"phone=13812345678","b":"Bearer ${token}","t":"${token}","password":"geheim","code":"123456","sql":"57P03","u":"postgres://harbor:pw@127.0.0.1:5432/harbor"}`,
  );
  expect(line).toBe(
    '{"time":1795241242424,"a":"phone=138****5678","b":"Bearer [gone]","t":"ay_[gone]","password":"[gone]","code":"[gone]","sql":"57P03","u":"postgres://harbor:[gone]@127.0.0.1:5432/harbor"}',
  );
});

test('a log line steers no terminal, and says the same', () => {
  const text = '甲\u009b31m\u202e乙\u007f\u2028\ud800';
  const line = visible(`${JSON.stringify({ text })}\n`);
  expect(line).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\u2028]/u);
  expect(JSON.parse(line)).toEqual({ text });
});

test('a login leaves its route, status and time in the log, and nothing that was sent', async () => {
  const lines: string[] = [];
  const logger = loggerOptions('debug', (line) => lines.push(line));
  const site = await testApp({ areas: ['auth', 'media', 'visits', 'support'], logger });
  await site.call('POST /auth/pc_login', { body: { phone: '13812345678', password: 'geheim-geheim' } });
  await site.call('GET /find/count', { query: { url: 'http://localhost:8080/x?secret=1' } });
  await site.close();
  const text = lines.join('\n');
  expect(text).toContain('"route":"/api/applet/auth/pc_login","status":422');
  expect(text).not.toMatch(/13812345678|geheim|secret=1/);
  expect(lines.every((line) => JSON.parse(line).requestId !== undefined || !line.includes('request'))).toBe(
    true,
  );
});

test('settings that cannot work are named', () => {
  expect(() => loadSettings({ PORT: 'eighty' })).toThrow('PORT');
  expect(() => loadSettings({ HARBOR_SECRET: 'short' })).toThrow('at least 32 characters');
});
