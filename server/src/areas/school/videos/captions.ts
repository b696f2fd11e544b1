/** A line of captions. Times in ms. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** Captions that cannot be read; the message says where, in Chinese. */
export class CaptionFault extends Error {}

const time = /(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{3})/;
const line = new RegExp(`^\\s*${time.source}\\s*-->\\s*${time.source}`);

/** Whether minutes of an hour and seconds of a minute are what a clock shows. */
const isTime = (h: string | undefined, m: string, s: string) =>
  Number(s) < 60 && (h === undefined || Number(m) < 60);

/** Markup of WebVTT and SRT: `<v 老师>`, `</b>`, `<00:01.000>`. Not what stands between `p < 0.05` and `r > 0.3`. */
const tag = /<(?:\/?[a-z][^<>]*|[\d:.]+)>/gi;

/** What WebVTT writes for characters that would be markup; read back, so that nothing is written so twice. */
const written: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

const ms = (h: string | undefined, m: string, s: string, thousandth: string) =>
  ((Number(h ?? 0) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(thousandth);

/** Most lines of one lesson's captions. */
const most = 10_000;

/**
 * Reads WebVTT or SRT: what is said, without settings and markup.
 * @throws CaptionFault for what is neither, with the place
 */
export function readCaptions(text: string): Cue[] {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/);
  const cues: Cue[] = [];
  let count = 0;
  for (const block of blocks) {
    const rows = block.split('\n');
    const at = rows.findIndex((row) => row.includes('-->'));
    if (at < 0) continue;
    count += 1;
    const found = line.exec(rows[at] ?? '');
    const [, h1, m1 = '', s1 = '', t1 = '', h2, m2 = '', s2 = '', t2 = ''] = found ?? [];
    if (!found || !isTime(h1, m1, s1) || !isTime(h2, m2, s2))
      throw new CaptionFault(`第 ${count} 条字幕的时间不正确：${(rows[at] ?? '').trim().slice(0, 40)}`);
    const [from, to] = [ms(h1, m1, s1, t1), ms(h2, m2, s2, t2)];
    if (to <= from) throw new CaptionFault(`第 ${count} 条字幕的结束时间不晚于开始时间`);
    const said = rows
      .slice(at + 1)
      .join('\n')
      .replace(tag, '')
      .replace(/&(?:amp|lt|gt|nbsp);/g, (name) => written[name] ?? name)
      .trim();
    if (rows.slice(at + 1).some((row) => line.test(row)))
      throw new CaptionFault(`第 ${count} 条字幕后面缺少空行`);
    if (said) cues.push({ from, to, text: said });
    if (cues.length > most) throw new CaptionFault(`字幕最多${most}条`);
  }
  if (cues.length === 0) throw new CaptionFault('没有读到字幕，请上传 WebVTT 或 SRT 文件');
  return cues.toSorted((a, b) => a.from - b.from);
}

const two = (n: number, digits = 2) => String(n).padStart(digits, '0');

function stamp(at: number): string {
  const [h, m, s] = [Math.floor(at / 3_600_000), Math.floor(at / 60_000) % 60, Math.floor(at / 1000) % 60];
  return `${two(h)}:${two(m)}:${two(s)}.${two(at % 1000, 3)}`;
}

/** Writes WebVTT. What would be markup or end a line of times is written as text. */
export function writeCaptions(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => {
    const said = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    return `${stamp(from)} --> ${stamp(to)}\n${said}`;
  });
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/** Captions as far as a lesson may be watched: whole blocks of the text, which begin before that. @param until seconds */
export function captionsUntil(vtt: string, until: number): string {
  const [head = 'WEBVTT', ...blocks] = vtt.split('\n\n');
  const shown = blocks.filter((block) => {
    const found = line.exec(block);
    return !found || ms(found[1], found[2] ?? '', found[3] ?? '', found[4] ?? '') < until * 1000;
  });
  return [head, ...shown].join('\n\n');
}
