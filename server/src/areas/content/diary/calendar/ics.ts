/** One day in a calendar. */
export interface CalendarDay {
  /** The same for ever, and of nothing else. */
  uid: string;
  /** `2026-11-27` */
  day: string;
  title: string;
  text: string;
  url: string;
  /** How often it was changed. */
  sequence: number;
  changedAt: Date;
  /** Hours from the beginning of the day at which a device reminds, e.g. 9, or -63 for nine in the morning three days before. */
  alarmHours: number | null;
}

const encoder = new TextEncoder();
const octets = 75;

/** A text as a value: what separates is escaped, what no calendar can show is left out. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** A content line in pieces of at most 75 octets, none of which cuts a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const sign of line) {
    const more = encoder.encode(sign).length;
    if (size + more > octets) {
      pieces.push(piece);
      // What goes on begins with a blank, which counts.
      piece = ' ';
      size = 1;
    }
    piece += sign;
    size += more;
  }
  return [...pieces, piece].join('\r\n');
}

const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const date = (day: string): string => day.replaceAll('-', '');
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A span of hours as a calendar writes it: `-P2DT15H`. */
function duration(hours: number): string {
  const all = Math.abs(hours);
  const days = Math.floor(all / 24);
  const rest = all % 24;
  const text = `P${days > 0 ? `${days}D` : ''}${rest > 0 || days === 0 ? `T${rest}H` : ''}`;
  return hours < 0 ? `-${text}` : text;
}

function eventOf({ uid, day, title, text, url, sequence, changedAt, alarmHours }: CalendarDay, now: Date) {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url.replace(/[^\x21-\x7e]/g, '')}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    ...(alarmHours === null
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(title)}`,
          `TRIGGER:${duration(alarmHours)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

/** A calendar of whole days as RFC 5545 wants it, in UTF-8. */
export function calendarOf(name: string, days: readonly CalendarDay[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Scholar Harbor//Submission Diary//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...days.flatMap((one) => eventOf(one, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
