import { failed, missing, ok, type Trial } from '../check';

const smsFaults: Record<string, string> = {
  account: '账号或密钥不对，或账户不能使用',
  template: '模板不存在，或还没有通过审核',
  limit: '请求太频繁，请稍后再试',
  temporary: '服务商没有答复',
  invalid_number: '服务商拒绝了请求',
};

const mailFaults: Record<string, string> = {
  EAUTH: '服务器拒绝了用户名或密码',
  ETLS: '服务器没有提供加密连接',
  ECONNECTION: '连不上服务器',
  ETIMEDOUT: '服务器没有在时限内答复',
  EDNS: '找不到服务器的地址',
  ESOCKET: '连不上服务器，或它的证书不可信',
};

/** What the site sends messages by. */
export const senders: readonly Trial[] = [
  {
    key: 'sms',
    title: '短信',
    todo: '填写阿里云短信的密钥、签名与模板，重启后再试',
    env: ['ALIYUN_KEY_ID', 'ALIYUN_KEY_SECRET', 'ALIYUN_SMS_SIGN', 'ALIYUN_SMS_CODE_TEMPLATE'],
    settingsOf: ({ settings }) => [settings.smsDriver, settings.aliyunSms],
    async run({ sms, settings: { aliyunSms } }, signal) {
      const { keyId, keySecret, signName, codeTemplate } = aliyunSms;
      if (sms.name === 'aliyun' && !(keyId && keySecret && signName && codeTemplate))
        return missing('还没有填写短信账号，用户收不到验证码');
      const said = await sms.probe(signal);
      return said.ok
        ? ok(said.words)
        : failed(`${smsFaults[said.kind] ?? '服务商拒绝了请求'}（${said.providerCode}）`);
    },
  },
  {
    key: 'mail',
    title: '邮件',
    todo: '填写 SMTP 服务器与发件人，重启后再试；没有邮件时，超时提醒只发站内消息',
    env: ['HARBOR_SMTP_URL', 'HARBOR_MAIL_FROM'],
    settingsOf: ({ settings }) => [settings.mail.driver, settings.mail.smtp, settings.mail.from],
    async run({ mailer }) {
      if (!mailer) return missing('还没有填写 SMTP 服务器');
      const said = await mailer.verify();
      if (said.ok)
        return ok(
          mailer.name === 'smtp' ? '已连接服务器并通过登录' : '演示站：邮件进入开发信箱，不会真的发出',
        );
      const [code = ''] = said.reason.split(' ');
      return failed(`${mailFaults[code] ?? '没有连上服务器'}（${said.reason}）`);
    },
  },
];
