import { checkCaptions } from './captions';

test('captions of either kind are counted, up to where they reach', () => {
  const vtt =
    'WEBVTT\n\n00:01.000 --> 00:04.000 line:90%\n先看结论\n\n00:04.000 --> 00:01:02.500\n再看数据\n';
  expect(checkCaptions(vtt, 90)).toEqual({ cues: 2, until: 62.5, problems: [] });
  const srt = '1\r\n00:00:01,000 --> 00:00:04,000\r\n先看结论\r\n';
  expect(checkCaptions(srt, 0)).toEqual({ cues: 1, until: 4, problems: [] });
});

test.each([
  ['00:01 --> 00:04.000\n字', '第 1 行：时间写法不正确'],
  ['00:61:00.000 --> 00:62:00.000\n字', '时间写法不正确'],
  ['00:04.000 --> 00:02.000\n字', '结束时间不晚于开始时间'],
  ['00:04.000 --> 00:05.000\n字\n\n00:01.000 --> 00:02.000\n字', '第 4 行：比上一条开始得早'],
  ['00:01.000 --> 00:02.000\n\n', '没有文字'],
  ['00:99.000 --> 01:05.000\n字', '时间写法不正确'],
  ['02:00.000 --> 02:05.000\n字', '在视频结束之后'],
  ['今天讲四件事', '没有找到字幕的时间行'],
])('%j is said to be wrong', (text, said) => {
  expect(checkCaptions(text, 60).problems.join()).toContain(said);
});

test('a file full of faults is said in a few lines', () => {
  const text = Array.from({ length: 40 }, () => 'x --> y\n字\n').join('\n');
  const { problems } = checkCaptions(text, 0);
  expect(problems).toHaveLength(9);
  expect(problems.at(-1)).toBe('另有 32 处');
});
