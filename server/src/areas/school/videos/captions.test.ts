import { CaptionFault, captionsUntil, readCaptions, writeCaptions } from './captions';

test('WebVTT and SRT are read alike, without settings and markup, and written as WebVTT', () => {
  const vtt =
    'WEBVTT\n\nNOTE by somebody\n\n1\n00:01.000 --> 00:03.500 line:80%\n<v 老师>主句放在<b>段首</b>\n\n00:04.000 --> 00:05.000\n下一句';
  const srt =
    '1\r\n00:00:01,000 --> 00:00:03,500\r\n主句放在段首\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\n下一句\r\n';
  expect(readCaptions(vtt)).toEqual(readCaptions(srt));
  const written = writeCaptions([...readCaptions(vtt), { from: 6000, to: 7000, text: 'a < b --> c' }]);
  expect(written).toContain('00:00:01.000 --> 00:00:03.500\n主句放在段首');
  expect(written).toContain('a &lt; b --&gt; c');
  expect(captionsUntil(written, 4)).not.toContain('下一句');
  expect(captionsUntil(written, 4)).toContain('主句');
});

test('captions that were kept are read as they were meant: editing them again changes nothing', () => {
  const kept = writeCaptions(
    readCaptions('00:01.000 --> 00:02.000\nR&D：p < 0.05 --> 显著\n \n00:03.000 --> 00:04.000\n完'),
  );
  expect(writeCaptions(readCaptions(kept))).toBe(kept);
  expect(readCaptions(kept).map(({ text }) => text)).toEqual(['R&D：p < 0.05 --> 显著', '完']);
});

test.each([
  ['nothing', '', '没有读到字幕'],
  ['a time that is none', '00:0x --> 00:02.000\n字', '第 1 条字幕的时间不正确'],
  [
    'a minute of 61 seconds',
    '00:01.000 --> 00:02.000\n字\n\n00:61.000 --> 02:00.000\n字',
    '第 2 条字幕的时间不正确',
  ],
  [
    'two that nothing parts',
    '00:01.000 --> 00:02.000\n字\n00:03.000 --> 00:04.000\n字',
    '第 1 条字幕后面缺少空行',
  ],
  ['an end before its beginning', '00:03.000 --> 00:02.000\n字', '不晚于开始时间'],
])('%s is refused with its place', (_, text, why) => {
  expect(() => readCaptions(text)).toThrow(CaptionFault);
  expect(() => readCaptions(text)).toThrow(why);
});
