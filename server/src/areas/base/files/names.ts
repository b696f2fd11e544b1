import { composed } from '@harbor/contract/composed';
import { fileTypeOf } from '@harbor/contract/file-types';

/** Longest name that is kept, in characters, its ending included. */
const longest = 120;

// Control characters, marks that turn the direction of writing, what file systems and headers take for their own, and emoji.
const unwanted =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"|?*\\/]|\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]/gu;

/**
 * A file's name as it is kept and shown: without folders, hidden characters and leading dots, its ending always there.
 * @param name as the client sent it, with an ending that is known
 */
export function cleanName(name: string): string {
  const last = composed(name).split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(unwanted, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
  const type = fileTypeOf(clean) ?? fileTypeOf(name);
  const dot = clean.lastIndexOf('.');
  const ending = dot >= 0 ? clean.slice(dot) : `.${type}`;
  const stem = (dot >= 0 ? clean.slice(0, dot) : '').trim().replace(/(?<!\.)\.+$/, '');
  return `${[...(stem || '文件')].slice(0, longest - ending.length).join('')}${ending}`;
}

const percent = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` of a download (RFC 6266): a plain name for old programs, the whole one for others. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${percent(name)}`;
}
