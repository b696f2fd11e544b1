import { defineArea } from '../../endpoint';
import { agreementCalls } from './agreements';
import { codeCalls } from './codes';
import { entryCalls } from './entry';
import { securityCalls } from './security';

export { type Clause, clause } from './agreements';
export {
  type Captcha,
  type CaptchaAction,
  type CaptchaAnswer,
  captcha,
  captchaAction,
  captchaAnswer,
  type SentCode,
  type SmsScene,
  sentCode,
  smsScene,
} from './codes';
export { type ScanState, type Session, scanState, session, type UserInfo, userInfo } from './entry';
export { type LoginSession, loginSession } from './security';

export const auth = defineArea({
  ...codeCalls,
  ...entryCalls,
  ...securityCalls,
  ...agreementCalls,
});
