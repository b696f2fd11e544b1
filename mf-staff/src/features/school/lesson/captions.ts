/** What stands in a caption file, and what is wrong with it. */
export interface CaptionCheck {
  cues: number;
  /** Seconds at which the last one ends. */
  until: number;
  /** In words, with the line; the first few. */
  problems: string[];
}

const most = 8;
const time = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})$/;

/** Seconds of `00:01:02.500` or `01:02,500`; undefined for what is no time. */
function secondsOf(text: string): number | undefined {
  const found = time.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', part = '0'] = found;
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${part}`);
}

/**
 * Looks through captions as somebody pasted them (WebVTT or SRT) before they are sent: times that are none, cues that
 * end before they begin, begin before the one before has begun, hold no words, or lie behind the recording's end.
 * @param seconds of the recording; 0 while there is none
 */
export function checkCaptions(text: string, seconds: number): CaptionCheck {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const problems: string[] = [];
  let cues = 0;
  let until = 0;
  let begun = -1;
  lines.forEach((line, n) => {
    if (!line.includes('-->')) return;
    cues += 1;
    const say = (words: string) => problems.push(`第 ${n + 1} 行：${words}`);
    const [left = '', right = ''] = line.split('-->');
    const from = secondsOf(left);
    // Settings of a cue stand behind its end.
    const to = secondsOf(right.trim().split(/\s+/)[0] ?? '');
    if (from === undefined || to === undefined) {
      say('时间写法不正确，应为 00:01:02.500 --> 00:01:05.000');
      return;
    }
    if (to <= from) say('结束时间不晚于开始时间');
    if (from < begun) say('比上一条开始得早，请按时间排列');
    if (seconds > 0 && from > seconds) say('在视频结束之后');
    if (!lines[n + 1]?.trim()) say('没有文字');
    begun = from;
    until = Math.max(until, to);
  });
  if (cues === 0 && text.trim()) problems.push('没有找到字幕的时间行（00:00:01.000 --> 00:00:04.000）');
  return {
    cues,
    until,
    problems:
      problems.length > most ? [...problems.slice(0, most), `另有 ${problems.length - most} 处`] : problems,
  };
}
