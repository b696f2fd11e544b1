import { clock, secondsOf } from '../words';
import { bodyOf, newMarker, problemsOf } from './form';

test('places in a recording are read as people write them', () => {
  expect(['95', '12:30', '1:02:05', '12：30'].map(secondsOf)).toEqual([95, 750, 3725, 750]);
  expect(['', '12:75', '一分', '1:2:3', '-5'].map(secondsOf)).toEqual(Array(5).fill(undefined));
  expect([0, 95, 750, 3725].map(clock)).toEqual(['0:00', '1:35', '12:30', '1:02:05']);
});

test('markers go in the order of the recording, empty rows are left out, and a free lesson has no try', () => {
  const form = {
    ...{ title: ' 结果怎么写 ', free: true, minutes: '3' },
    markers: [newMarker('2:00', '看图'), newMarker(), newMarker('0:30', '先看结论')],
  };
  expect(bodyOf(form)).toEqual({
    ...{ title: '结果怎么写', free: true, try_seconds: 0 },
    markers: [
      { at: 30, title: '先看结论' },
      { at: 120, title: '看图' },
    ],
  });
  expect(problemsOf(form, 130)).toEqual({});
});

test('what is wrong is said before it is sent', () => {
  const [late, nameless, timeless] = [newMarker('3:00', '太晚'), newMarker('1:00'), newMarker('x', '何时')];
  const form = { title: '一', free: false, minutes: '31', markers: [late, nameless, timeless] };
  expect(problemsOf(form, 120)).toEqual({
    title: '讲名至少2个字',
    try_seconds: '试看按整分钟设置，最多30分钟',
    [`markers.${late.key}`]: '在视频结束之后',
    [`markers.${nameless.key}`]: '请填写要点',
    [`markers.${timeless.key}`]: '时间写成 12:30 这样',
  });
});
