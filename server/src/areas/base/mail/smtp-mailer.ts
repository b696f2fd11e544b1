import { mailAddressPattern } from '@harbor/contract';
import type { Settings } from '../../../settings';
import type { Mailer, MailResult, OutgoingMail } from './mailer';

/** Names under which a server on this machine is reached: no line that others could read lies between. */
const isLocal = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** What a fault of the library carries. */
interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
}

function judge({ code = 'unknown', command = '', responseCode = 0 }: SmtpFault): MailResult {
  const reason = [code, command, responseCode || ''].filter(Boolean).join(' ');
  // Only what a server says of this recipient or this text is final: the rest is about the account or the server.
  const ofThisMail = command === 'RCPT TO' || command === 'DATA';
  if (ofThisMail) return { ok: false, kind: responseCode >= 500 ? 'refused' : 'temporary', reason };
  return { ok: false, kind: 'unreachable', reason };
}

/** The mail as bytes; nothing in it can name a file or an address to be read. */
async function composed(mail: OutgoingMail, from: string): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer({
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${addressOf(from).split('@')[1]}>`,
    // Answers of machines to a machine: none.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** The address of `名称 <address>`, or the whole where it has no name. */
const addressOf = (from: string) => (from.endsWith('>') ? from.slice(from.lastIndexOf('<') + 1, -1) : from);

/**
 * Sends by the SMTP server of the settings, a connection a mail: each has an end of its own, by which its socket is
 * closed, so that no answer that comes later is missed.
 */
export function createSmtpMailer({ smtp, from, patience }: Settings['mail'] & { smtp: string }): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtp);
  const secure = protocol === 'smtps:';
  const auth = username
    ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    : undefined;
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Password and mails go over no line that others read.
    requireTLS: !secure && !isLocal(hostname),
    connectionTimeout: patience / 3,
    greetingTimeout: patience / 3,
    dnsTimeout: patience / 3,
    socketTimeout: patience,
    socketCloseTimeout: 0,
    maxResponseSize: 64 * 1024,
  };

  async function deliver(mail: OutgoingMail): Promise<MailResult> {
    const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
    const message = await composed(mail, from);
    const connection = new SMTPConnection(options);
    return new Promise<MailResult>((resolve) => {
      const end = (result: MailResult) => {
        clearTimeout(timer);
        resolve(result);
        if (result.ok) connection.quit();
        else connection.close();
      };
      const fail = (fault: SmtpFault | null | undefined) => end(judge(fault ?? {}));
      let begun = false;
      const late = () =>
        end({ ok: false, kind: begun ? 'temporary' : 'unreachable', reason: 'the time was over' });
      const timer = setTimeout(late, patience);
      // A server that goes away in the middle of a mail may refuse that one only.
      const lost = (fault?: SmtpFault) =>
        begun
          ? end({ ok: false, kind: 'temporary', reason: `${fault?.code ?? 'closed'} in the middle` })
          : fail({ code: 'closed', ...fault });
      connection.on('error', lost);
      connection.on('end', () => lost());
      const send = () => {
        begun = true;
        connection.send({ from: addressOf(from), to: [mail.to] }, message, (error) =>
          error ? fail(error as SmtpFault) : end({ ok: true }),
        );
      };
      connection.connect((error) => {
        if (error) return fail(error as SmtpFault);
        if (!auth) return send();
        connection.login({ user: auth.user, pass: auth.pass }, (refused) =>
          refused ? fail(refused as SmtpFault) : send(),
        );
      });
    });
  }

  async function connects(): Promise<MailResult> {
    const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
    const connection = new SMTPConnection(options);
    return new Promise<MailResult>((resolve) => {
      const end = (result: MailResult) => {
        clearTimeout(timer);
        resolve(result);
        if (result.ok) connection.quit();
        else connection.close();
      };
      const fail = (fault?: SmtpFault | null) => end(judge(fault ?? { code: 'closed' }));
      const timer = setTimeout(() => fail({ code: 'ETIMEDOUT' }), patience / 3);
      connection.on('error', fail);
      connection.on('end', () => fail());
      connection.connect((error) => {
        if (error) return fail(error as SmtpFault);
        if (!auth) return end({ ok: true });
        connection.login({ user: auth.user, pass: auth.pass }, (refused) =>
          refused ? fail(refused as SmtpFault) : end({ ok: true }),
        );
      });
    });
  }

  return {
    name: 'smtp',
    verify: () =>
      connects().catch((error: unknown) => ({
        ok: false,
        kind: 'unreachable',
        reason: (error as SmtpFault).code ?? 'unknown',
      })),
    revealsCodes: false,
    async send(mail) {
      if (!mailAddressPattern.test(mail.to)) return { ok: false, kind: 'refused', reason: 'no address' };
      return deliver(mail).catch((error: unknown) => ({
        ok: false,
        kind: 'temporary',
        reason: (error as SmtpFault).code ?? 'unknown',
      }));
    },
  };
}
