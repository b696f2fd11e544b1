import { loadSettings } from '../settings';
import { checkProduction } from './production';

const live = {
  HARBOR_ENV: 'production',
  HARBOR_SECRET: 'x'.repeat(40),
  HARBOR_PUBLIC_URL: 'https://www.harbor.example',
  ALIYUN_KEY_ID: 'id',
  ALIYUN_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN: '学术港',
  ALIYUN_SMS_CODE_TEMPLATE: 'SMS_1',
};
const filings = {
  HARBOR_ICP: '粤ICP备00000000号-1',
  HARBOR_POLICE_FILING: '粤公网安备00000000000000号',
  HARBOR_ICP_LICENCE: '粤B2-00000000',
};

test('a start with all filing numbers warns of nothing', () => {
  expect(checkProduction(loadSettings({ ...live, ...filings }))).toEqual([]);
});

test.each(Object.keys(filings))('a start without %s warns of it', (name) => {
  const warnings = checkProduction(loadSettings({ ...live, ...filings, [name]: '' }));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(`${name} is empty`);
});
