import { createHash, createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SmsMessage, SmsResult, SmsSender } from './sms-sender';

/** Account, signature and templates of Aliyun's SMS service. */
export interface AliyunSmsSettings {
  /** `https://dysmsapi.aliyuncs.com`, or a stand-in on loopback. */
  endpoint: string;
  keyId: string;
  keySecret: string;
  signName: string;
  /** Template for codes; its only parameter is `code`. */
  codeTemplate: string;
  notifyTemplate: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const answer = z.object({ Code: z.string(), BizId: z.string().optional() });
const template = z.object({
  Code: z.string(),
  TemplateStatus: z.number().optional(),
  TemplateName: z.string().optional(),
});

/** A template that may be used. */
const approved = 1;

const kinds: Record<string, Extract<SmsResult, { ok: false }>['kind']> = {
  'isv.BUSINESS_LIMIT_CONTROL': 'limit',
  'isv.DAY_LIMIT_CONTROL': 'limit',
  'isv.MOBILE_NUMBER_ILLEGAL': 'invalid_number',
  'isv.SMS_TEMPLATE_ILLEGAL': 'template',
  'isv.TEMPLATE_MISSING_PARAMETERS': 'template',
  'isv.SMS_SIGNATURE_ILLEGAL': 'template',
  'isv.AMOUNT_NOT_ENOUGH': 'account',
  'isv.OUT_OF_SERVICE': 'account',
  'isv.ACCOUNT_NOT_EXISTS': 'account',
  'isv.ACCOUNT_ABNORMAL': 'account',
  'isv.SMS_TEMPLATE_NOT_EXIST': 'template',
  'isp.RAM_PERMISSION_DENY': 'account',
  'InvalidAccessKeyId.NotFound': 'account',
  SignatureDoesNotMatch: 'account',
  NoPermission: 'account',
};

/** A request that sends a message. Phone and code are in the address: never log it. */
export function signedRequest(settings: AliyunSmsSettings, message: SmsMessage, at: Date) {
  const code = message.code !== undefined;
  const params = {
    PhoneNumbers: message.phone,
    SignName: settings.signName,
    TemplateCode: code ? settings.codeTemplate : settings.notifyTemplate,
    TemplateParam: JSON.stringify(code ? { code: message.code } : (message.params ?? {})),
  };
  return signed(settings, 'SendSms', params, at);
}

/** Address and headers of a signed call (ACS3-HMAC-SHA256). */
function signed(settings: AliyunSmsSettings, action: string, params: Record<string, string>, at: Date) {
  const query = Object.keys(params)
    .sort()
    .map((name) => `${encode(name)}=${encode(params[name] ?? '')}`)
    .join('&');
  const headers: Record<string, string> = {
    host: new URL(settings.endpoint).host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    'POST',
    '/',
    query,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    sha256(''),
  ].join('\n');
  const toSign = `ACS3-HMAC-SHA256\n${sha256(canonical)}`;
  const signature = createHmac('sha256', settings.keySecret).update(toSign).digest('hex');
  const authorization = `ACS3-HMAC-SHA256 Credential=${settings.keyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { url: `${settings.endpoint}/?${query}`, headers: { ...headers, authorization } };
}

/** Sends through Aliyun. Its refusals come as HTTP 200 with a `Code`; a timeout counts as temporary. */
export function createAliyunSms(settings: AliyunSmsSettings): SmsSender {
  return {
    name: 'aliyun',
    revealsCodes: false,
    async send(message) {
      const { url, headers } = signedRequest(settings, message, new Date());
      try {
        const response = await fetch(url, { method: 'POST', headers, signal: message.signal });
        const body = answer.parse(await response.json());
        if (body.Code === 'OK') return { ok: true, bizId: body.BizId ?? '' };
        return { ok: false, kind: kinds[body.Code] ?? 'temporary', providerCode: body.Code };
      } catch {
        return { ok: false, kind: 'temporary', providerCode: 'no answer' };
      }
    },
    async probe(signal) {
      const params = { TemplateCode: settings.codeTemplate };
      const { url, headers } = signed(settings, 'QuerySmsTemplate', params, new Date());
      try {
        const response = await fetch(url, { method: 'POST', headers, signal });
        const body = template.parse(await response.json());
        if (body.Code !== 'OK')
          return { ok: false, kind: kinds[body.Code] ?? 'temporary', providerCode: body.Code };
        if (body.TemplateStatus !== approved)
          return { ok: false, kind: 'template', providerCode: `TemplateStatus ${body.TemplateStatus}` };
        return { ok: true, words: `密钥有效，验证码模板“${body.TemplateName ?? ''}”已通过审核` };
      } catch {
        return { ok: false, kind: 'temporary', providerCode: 'no answer' };
      }
    },
  };
}
