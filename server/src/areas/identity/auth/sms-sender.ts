/** One message to one phone. */
export interface SmsMessage {
  phone: string;
  purpose: 'login' | 'register' | 'bind' | 'reset' | 'phone' | 'verify' | 'notify';
  code?: string;
  params?: Record<string, string>;
  requestId: string;
  signal: AbortSignal;
}

/** What came of a message; `kind` says whom a failure concerns. */
export type SmsResult =
  | { ok: true; bizId: string }
  | {
      ok: false;
      kind: 'limit' | 'invalid_number' | 'template' | 'account' | 'temporary';
      providerCode: string;
    };

/** What came of asking the provider about the account; `words` are for people. */
export type SmsProbe = { ok: true; words: string } | Extract<SmsResult, { ok: false }>;

/** A way to send SMS. */
export interface SmsSender {
  readonly name: 'aliyun' | 'dev';
  /** The code may be shown to whoever asked for it; never true in production. */
  readonly revealsCodes: boolean;
  send(message: SmsMessage): Promise<SmsResult>;
  /** Asks whether account and template are good, without sending anything. */
  probe(signal: AbortSignal): Promise<SmsProbe>;
}

declare module '../../../core' {
  interface Core {
    sms: SmsSender;
  }
}
