import { clockText, lengthText, spokenClock } from './clock';
import { playerKey } from './keyboard';
import { lengthOf, merged, without } from './ranges';
import { TicketKeeper } from './ticket';
import { cueAt, parseVtt, searchCues, thumbAt } from './vtt';

test('places and lengths read as people say them', () => {
  expect([clockText(0), clockText(1307.9), clockText(3723), clockText(Number.NaN)]).toEqual([
    '00:00',
    '21:47',
    '1:02:03',
    '00:00',
  ]);
  expect([lengthText(45), lengthText(1680), lengthText(24_000), lengthText(7200)]).toEqual([
    '45 秒',
    '28 分钟',
    '6 小时 40 分',
    '2 小时',
  ]);
  expect(spokenClock(1307)).toBe('21 分 47 秒');
});

test('what was watched is merged, and only what is new of it is told', () => {
  expect(
    merged([
      [5, 9],
      [0, 3],
      [3, 5],
      [20, 20],
    ]),
  ).toEqual([[0, 9]]);
  expect(
    without(
      [[0, 30]],
      [
        [5, 10],
        [12, 40],
      ],
    ),
  ).toEqual([
    [0, 5],
    [10, 12],
  ]);
  expect(without([[0, 10]], [[0, 10]])).toEqual([]);
  // Seen again, a part adds nothing.
  expect(
    lengthOf([
      [0, 10],
      [2, 6],
      [8, 12],
    ]),
  ).toBe(12);
});

const captions = `\uFEFFWEBVTT\r\n\r\nNOTE 说明\r\n\r\n1\r\n00:01.000 --> 00:03.500 align:start\r\n<v 老师>讨论&amp;结论</v>\r\n第二行\r\n\r\n00:00:04,000 --> 00:00:06,000\r\nＳＰＳＳ 的输出\r\n\r\n坏的时间\r\n没有`;

test('captions are read without their markup, found by second and by word', () => {
  const cues = parseVtt(captions);
  expect(cues).toEqual([
    { from: 1, to: 3.5, text: '讨论&结论\n第二行' },
    { from: 4, to: 6, text: 'ＳＰＳＳ 的输出' },
  ]);
  expect(cueAt(cues, 3.4)?.from).toBe(1);
  expect(cueAt(cues, 3.6)).toBeUndefined();
  expect(searchCues(cues, ' spss ').map(({ from }) => from)).toEqual([4]);
  expect(searchCues(cues, '')).toHaveLength(2);
});

test('previews are pieces of one picture, the last one up to the end', () => {
  const cues = parseVtt(
    'WEBVTT\n\n00:00.000 --> 00:02.000\nsprite.webp#xywh=0,0,160,90\n\n00:02.000 --> 00:04.000\nsprite.webp#xywh=160,0,160,90',
  );
  const thumb = thumbAt(cues, 5, '/media/video/3/sprite.vtt');
  expect(thumb).toMatchObject({ x: 160, y: 0, width: 160, height: 90 });
  expect(thumb?.src).toMatch(/\/media\/video\/3\/sprite\.webp$/);
  expect(thumbAt([], 1, '/a')).toBeUndefined();
});

test('a ticket is asked for once for many, renewed before it ends, and a refusal ends the play', async () => {
  let now = 0;
  const answers: (() => Promise<{ ticket: string; valid_for: number }>)[] = [
    async () => ({ ticket: 'b', valid_for: 60 }),
    () => Promise.reject(new Error('away')),
    () => Promise.reject(new Error('refused')),
  ];
  const ask = jest.fn(() => (answers.shift() ?? answers[0] ?? (() => Promise.reject(new Error('none'))))());
  const ended = jest.fn();
  const final = (reason: unknown) => reason instanceof Error && reason.message === 'refused';
  const keeper = new TicketKeeper(ask, ended, final, () => now);
  keeper.take({ ticket: 'a', valid_for: 60 });
  await expect(keeper.get()).resolves.toBe('a');
  now = 46_000;
  await expect(Promise.all([keeper.get(), keeper.get()])).resolves.toEqual(['b', 'b']);
  expect(ask).toHaveBeenCalledTimes(1);
  now = 120_000;
  await expect(keeper.get()).rejects.toThrow('away');
  expect(ended).not.toHaveBeenCalled();
  await expect(keeper.get()).rejects.toThrow('refused');
  await expect(keeper.get()).rejects.toThrow('refused');
  expect(ended).toHaveBeenCalledTimes(1);
  // Nobody is asked again after a refusal, until the play goes on.
  expect(ask).toHaveBeenCalledTimes(3);
  keeper.again();
  keeper.take({ ticket: 'c', valid_for: 60 });
  await expect(keeper.get()).resolves.toBe('c');
});

function pressed(key: string, target: HTMLElement = document.body, init: KeyboardEventInit = {}) {
  if (target !== document.body) document.body.append(target);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

test('keys lead the player everywhere but where somebody writes or presses something else', () => {
  const box = document.createElement('section');
  const button = document.createElement('button');
  const field = document.createElement('textarea');
  const line = Object.assign(document.createElement('input'), { type: 'range' });
  expect(playerKey(pressed(' '), box)).toBe('toggle');
  expect(playerKey(pressed('ArrowRight'), box)).toBe('on');
  expect(playerKey(pressed('F'), box)).toBe('fullscreen');
  expect(playerKey(pressed(' ', field), box)).toBeUndefined();
  expect(playerKey(pressed('m', field), box)).toBeUndefined();
  expect(playerKey(pressed(' ', button), box)).toBeUndefined();
  expect(playerKey(pressed('ArrowLeft', line), box)).toBeUndefined();
  expect(playerKey(pressed('f', document.body, { ctrlKey: true }), box)).toBeUndefined();
  // Up and down scroll the page unless the player has the cursor.
  expect(playerKey(pressed('ArrowUp'), box)).toBeUndefined();
  expect(playerKey(pressed('ArrowUp', box), box)).toBe('louder');
});
