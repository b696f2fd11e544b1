import { promises } from '@harbor/contract/promises';
import { escapeHtml } from '../../../http/escape-html';

const siteName = '学术港';

/** What a mail says; kept until it is sent. */
export type MailContent =
  /** A code by which somebody proves an address; the code follows from its id. */
  | { template: 'code'; data: { codeId: string } }
  /** What happened, in plain text, with a path inside the site. */
  | { template: 'notice'; data: { title: string; body: string; link: string } };

/** What a mail looks like. */
export interface Written {
  subject: string;
  text: string;
  html: string;
}

/** Control characters and line ends of every kind, which have no place in a header. */
const unseen = /[\p{C}\u2028\u2029]+/gu;

const oneLine = (text: string, most: number) => {
  const line = text.replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
};

/** Several lines as they are, but for what nobody sees. */
const manyLines = (text: string, most: number) =>
  text
    .slice(0, most)
    .split(/\r\n|\n|\r|\u2028|\u2029/)
    .map((line) => line.replace(unseen, ''))
    .join('\n')
    .trim();

/** Where the site is reached, and its team's pages. */
interface Addresses {
  publicUrl: string;
  staffUrl: string;
}

/** An address of the site; what is no path of it leads to its home page. */
function addressOf({ publicUrl, staffUrl }: Addresses, path: string): string {
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path)) return `${publicUrl}/`;
  return `${path.startsWith('/staff/') ? staffUrl : publicUrl}${path}`;
}

/** Why somebody gets the mail, and how they get none any more. */
interface Ending {
  text: string;
  way?: { title: string; address: string };
}

interface Letter {
  title: string;
  paragraphs: string[];
  /** Large in the middle. */
  code?: string;
  button?: { title: string; address: string };
  ending: Ending;
}

const line = 'margin:0 0 12px;line-height:1.7;color:#1f2a37;font-size:15px';
const small = 'margin:0;line-height:1.7;color:#5b6675;font-size:12px';

function htmlOf(publicUrl: string, { title, paragraphs, code, button, ending }: Letter): string {
  const words = paragraphs.map(
    (text) => `<p style="${line}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  );
  const link = ({ title: name, address }: { title: string; address: string }, style: string) =>
    `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(name)}</a>`;
  return [
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px 12px;background:#f4f6f8;font-family:sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-radius:8px">',
    `<p style="margin:0 0 20px">${link({ title: siteName, address: `${publicUrl}/` }, 'color:#0b4f6c;font-size:18px;font-weight:bold;text-decoration:none')}</p>`,
    `<h1 style="margin:0 0 16px;font-size:18px;line-height:1.5;color:#1f2a37">${escapeHtml(title)}</h1>`,
    ...words,
    code ? `<p style="margin:20px 0;font-size:30px;letter-spacing:6px;color:#0b4f6c">${code}</p>` : '',
    button
      ? `<p style="margin:20px 0">${link(button, 'display:inline-block;padding:10px 22px;border-radius:6px;background:#0b4f6c;color:#ffffff;text-decoration:none')}</p>`
      : '',
    '<hr style="margin:24px 0 16px;border:0;border-top:1px solid #e3e8ee">',
    `<p style="${small}">${escapeHtml(ending.text)}${ending.way ? link(ending.way, 'color:#0b4f6c') : ''}</p>`,
    '</div></body></html>',
  ].join('');
}

function textOf(publicUrl: string, { title, paragraphs, code, button, ending }: Letter): string {
  return [
    title,
    ...paragraphs,
    code ?? '',
    button ? `${button.title}：${button.address}` : '',
    '--',
    `${ending.text}${ending.way ? `${ending.way.title}：${ending.way.address}` : ''}`,
    `${siteName} ${publicUrl}/`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** How a member ends mails, or whoever reads a mailbox of the team. */
const endingOf = (publicUrl: string, isMember: boolean): Ending =>
  isMember
    ? {
        text: '您在学术港绑定了这个邮箱，所以收到这封邮件；请不要直接回复。不想再收到，请到',
        way: { title: '消息设置', address: `${publicUrl}/message/settings` },
      }
    : { text: '这封邮件发往站点登记的联系邮箱；请不要直接回复。不想再收到，请告诉站点管理员。' };

/** A notice as a mail; whatever stands in it is text, never markup, and its subject is one line. */
export function writeNotice(
  addresses: Addresses,
  { title, body, link }: { title: string; body: string; link: string },
  isMember: boolean,
): Written {
  const { publicUrl } = addresses;
  const heading = oneLine(title, 80);
  const letter: Letter = {
    title: heading,
    paragraphs: manyLines(body, 2000)
      .split(/\n{2,}/)
      .filter(Boolean),
    button: { title: link ? '查看详情' : '打开学术港', address: addressOf(addresses, link) },
    ending: endingOf(publicUrl, isMember),
  };
  return {
    subject: `【${siteName}】${heading}`,
    text: textOf(publicUrl, letter),
    html: htmlOf(publicUrl, letter),
  };
}

/** The code by which somebody proves that an address is theirs. */
export function writeCode(publicUrl: string, code: string): Written {
  const title = `邮箱验证码 ${code}`;
  const letter: Letter = {
    title,
    paragraphs: [
      `您正在学术港绑定这个邮箱，请在页面上填写下面的验证码，${promises.mailCodeMinutes} 分钟内有效。请不要告诉他人，客服也不会向您索取。`,
    ],
    code,
    ending: {
      text: '不是您本人操作？请忽略这封邮件：没有验证码，这个邮箱不会被绑定，也不会收到其他邮件。',
    },
  };
  return {
    subject: `【${siteName}】${title}`,
    text: textOf(publicUrl, letter),
    html: htmlOf(publicUrl, letter),
  };
}
