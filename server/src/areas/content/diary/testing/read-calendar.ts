/** A component of a calendar as it was read back. */
export interface ReadComponent {
  name: string;
  properties: { name: string; params: Record<string, string>; value: string }[];
  parts: ReadComponent[];
}

const contentLine = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=[^;:"]+)*):(.*)$/u;

/** A text value as it was meant; what is escaped wrongly is an error. */
function unescaped(value: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value)) throw new Error(`not escaped as it should be: ${value}`);
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

/**
 * Reads a calendar as strictly as RFC 5545 says, from its octets: lines end by CRLF and have 75 octets at most, no fold cuts a
 * character, components close in order, texts are escaped. Shares no code with what writes it.
 * @throws Error for whatever is not as it should be
 */
export function readCalendar(bytes: Buffer): ReadComponent {
  const physical: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) throw new Error('the last line does not end by CRLF');
    physical.push(bytes.subarray(at, end));
    at = end + 2;
  }
  const strict = new TextDecoder('utf-8', { fatal: true });
  const lines: string[] = [];
  for (const line of physical) {
    if (line.length > 75) throw new Error(`a line of ${line.length} octets`);
    const text = strict.decode(line);
    if (/(?!\t)\p{Cc}/u.test(text)) throw new Error('a control character');
    if (text.startsWith(' ')) lines.push(`${lines.pop() ?? ''}${text.slice(1)}`);
    else lines.push(text);
  }
  const open: ReadComponent[] = [{ name: '', properties: [], parts: [] }];
  for (const line of lines) {
    const [, name = '', rawParams = '', raw = ''] = contentLine.exec(line) ?? [];
    if (!name) throw new Error(`not a content line: ${line}`);
    const top = open.at(-1);
    if (name === 'BEGIN') {
      const part: ReadComponent = { name: raw, properties: [], parts: [] };
      top?.parts.push(part);
      open.push(part);
    } else if (name === 'END') {
      if (top?.name !== raw) throw new Error(`${raw} ends within ${top?.name}`);
      open.pop();
    } else {
      const params = Object.fromEntries(
        rawParams
          .split(';')
          .filter(Boolean)
          .map((one) => one.split('=') as [string, string]),
      );
      const isText = ['SUMMARY', 'DESCRIPTION', 'X-WR-CALNAME', 'UID'].includes(name);
      top?.properties.push({ name, params, value: isText ? unescaped(raw) : raw });
    }
  }
  const [root] = open;
  if (open.length !== 1 || !root || root.parts.length !== 1) throw new Error('not one calendar');
  const [calendar] = root.parts;
  if (calendar?.name !== 'VCALENDAR') throw new Error('no VCALENDAR');
  check(calendar);
  return calendar;
}

/** The one value of a property. @throws Error when there is none, or more than one */
export function propertyOf({ name, properties }: ReadComponent, wanted: string): string {
  const found = properties.filter((property) => property.name === wanted);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} × ${wanted} in ${name}`);
  return only.value;
}

const stamp = /^\d{8}T\d{6}Z$/;

function check(calendar: ReadComponent): void {
  if (propertyOf(calendar, 'VERSION') !== '2.0') throw new Error('not version 2.0');
  propertyOf(calendar, 'PRODID');
  const uids = new Set<string>();
  for (const event of calendar.parts) {
    if (event.name !== 'VEVENT') throw new Error(`a ${event.name}`);
    uids.add(propertyOf(event, 'UID'));
    for (const name of ['DTSTAMP', 'LAST-MODIFIED'])
      if (!stamp.test(propertyOf(event, name))) throw new Error(`${name} is no moment of UTC`);
    const day = event.properties.find(({ name }) => name === 'DTSTART');
    if (day?.params.VALUE !== 'DATE' || !/^\d{8}$/.test(day.value)) throw new Error('DTSTART is no day');
    if (!(propertyOf(event, 'DTEND') > day.value)) throw new Error('it ends before it begins');
    if (!/^\d+$/.test(propertyOf(event, 'SEQUENCE'))) throw new Error('SEQUENCE is no number');
    for (const alarm of event.parts)
      if (!/^-?P(?:\d+D)?(?:T\d+H)?$/.test(propertyOf(alarm, 'TRIGGER')))
        throw new Error('TRIGGER is no span');
  }
  if (uids.size !== calendar.parts.length) throw new Error('a UID twice');
}
