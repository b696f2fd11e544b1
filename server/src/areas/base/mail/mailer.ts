/** A mail as it goes out. */
export interface OutgoingMail {
  /** The same at each try, so that a mailbox can tell a copy: the id of the mail. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * What came of a mail. `refused`: this address or this mail will never be taken. `temporary`: another try makes sense.
 * `unreachable`: no mail goes out now, whatever it is.
 */
export type MailResult =
  | { ok: true }
  | {
      ok: false;
      kind: 'refused' | 'temporary' | 'unreachable';
      /** For the log; never addresses or what a server wrote, which repeats them. */
      reason: string;
    };

/** A way to send mails. */
export interface Mailer {
  readonly name: 'smtp' | 'dev';
  /** A code may be shown to whoever asked for it; never true in production. */
  readonly revealsCodes: boolean;
  /** Never throws, and has an end however a server behaves. */
  send(mail: OutgoingMail): Promise<MailResult>;
  /** Connects and logs in without sending anything. Never throws, and has an end. */
  verify(): Promise<MailResult>;
}

declare module '../../../core' {
  interface Core {
    /** Null where the site sends no mails: then they are offered nowhere. */
    mailer: Mailer | null;
  }
}
