import { endingOf, runs } from './names';

/** What a link may begin with; `javascript:` comes along from web pages, and neither Word nor Acrobat runs it. */
const harmless =
  /^(?:https?|mailto|ftps?|tel|sms|doi|urn|news|nntp|info|about|javascript|zotero|mendeley|endnote|onenote|evernote|callto|bookmark|ppaction|geo):/i;

/** A scheme; one letter is a drive of Windows. */
const scheme = /^[a-z][a-z0-9+.-]+:/i;

/** Endings of programs that are ends of addresses as well: people leave `http://` away. */
const domains = new Set(['com', 'app', 'run', 'one', 'so', 'sh', 'website', 'command']);

const local = (target: string) => target.replace(/^file:(?:\/\/\/?(?:localhost\/)?)?(?=[a-z]:|[^/\\])/i, '');

/** A place without what nobody sees, which readers of addresses leave out. */
const bare = (target: string) => target.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** Whether a place is on another computer, or reached by a handler of Windows. */
function leadsAway(target: string): boolean {
  const place = bare(target);
  if (/^(?:[\\/]{2}|[\\/]\?\?[\\/])/.test(place)) return true;
  if (/^file:/i.test(place))
    return /^file:(?:[\\/]{2}(?![\\/])|[\\/]{4,}|[\\/]*\\\\)(?!localhost\/)(?![a-z]:)/i.test(place);
  return scheme.test(place);
}

/** Whether a link that somebody has to follow is one of the usual ones: a page, a mail, a file beside it, no program. */
export function isHarmlessLink(target: string): boolean {
  const place = bare(target);
  if (harmless.test(place)) return true;
  if (leadsAway(place)) return false;
  const file = (local(place).split(/[?#]/)[0] ?? '').trim();
  return !runs(file) || (domains.has(endingOf(file)) && !/^[a-z]:|\\/i.test(file));
}

/** Whether something that a document fetches by itself lies on the own computer, as what WPS and Word name in passing. */
export const isLocalPlace = (target: string): boolean =>
  !leadsAway(target) && !/(?:%5c|%2f){2}/i.test(target);
