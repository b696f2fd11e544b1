import { newest } from '../../../db/newest';
import { defineArea } from '../../../manifest';
import { createAliyunSms } from './aliyun-sms';
import { cleanCounters } from './clean-up';
import { createPasswords } from './hash-password';
import { consents } from './personal-data/consents';
import { devices, logins } from './personal-data/logins';
import { wechat } from './personal-data/wechat';
import { rekeyAccounts } from './rekey';
import { findSession } from './sessions';
import { wechatRoutes } from './wechat/callback';

export const area = defineArea({
  name: 'auth',
  gives: ({ settings }) => ({
    passwords: createPasswords(settings.login),
    sms: createAliyunSms(settings.aliyunSms),
  }),
  calls: {
    auth: async () => (await import('./routes')).routes,
  },
  identifies: { prefix: '', find: findSession },
  rawRoutes: wechatRoutes,
  ticks: [cleanCounters, rekeyAccounts],
  tables: [
    'sessions',
    'consents',
    'sms_codes',
    'captchas',
    'login_records',
    'wechat_links',
    'wechat_scans',
    'phone_claims',
    'account_reviews',
    'agreements',
  ],
  personalData: [wechat, devices, logins, consents],
  examples: [{ call: 'GET /clause/:id', newest: newest('agreements', 'id') }],
});
