/** What identifies a journal: ISSN and CN, as they are written and as they are compared. */

/** The check character of the seven digits of an ISSN. */
function checkOf(digits: string): string {
  let sum = 0;
  for (let i = 0; i < 7; i++) sum += Number(digits[i]) * (8 - i);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/** What an ISSN turned out to be. */
export type IssnRead =
  | { ok: true; issn: string }
  /** Not written as an ISSN, or with a check character that does not fit. */
  | { ok: false; fault: 'form' | 'check' };

/** Reads an ISSN with or without hyphen, in full or half width, as `1234-567X`. */
export function readIssn(text: string): IssnRead {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*E?-?ISSN[\s:]*/, '')
    .replace(/[\s\-‐‑‒–—−]/g, '');
  if (!/^\d{7}[\dX]$/.test(plain)) return { ok: false, fault: 'form' };
  if (checkOf(plain) !== plain[7]) return { ok: false, fault: 'check' };
  return { ok: true, issn: `${plain.slice(0, 4)}-${plain.slice(4)}` };
}

/** The ISSN of seven digits, with the check character that belongs to them. */
export const issnOf = (digits: string): string =>
  `${digits.slice(0, 4)}-${digits.slice(4)}${checkOf(digits)}`;

/** A CN number: what identifies the journal, and how it is shown with its class (`11-1234/R`). */
export interface CnRead {
  number: string;
  shown: string;
}

/** Reads a CN number such as `CN 11-1234/R`; null where it is none. */
export function readCn(text: string): CnRead | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s/g, '')
    .replace(/^CN[:-]?/, '');
  const found = /^(\d{2})-?(\d{4})(?:\/([A-Z0-9]{1,6}))?$/.exec(plain);
  if (!found) return null;
  const number = `${found[1]}-${found[2]}`;
  return { number, shown: `CN ${number}${found[3] ? `/${found[3]}` : ''}` };
}
