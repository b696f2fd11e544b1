import { countedWords, trialNeeds } from './trialNeeds';

test('words of letters and Chinese characters count as one each', () => {
  expect(countedWords('The low-cycle fatigue 疲劳 at 77 K.')).toBe(8);
  expect(countedWords('')).toBe(0);
});

test('what a trial lacks is named, and nothing once it is whole', () => {
  const empty = { text: '', notes: [], ai: undefined, aiText: '', own: false };
  expect(trialNeeds(empty)).toEqual(['试做内容', 'AI 使用说明', '本人完成的确认']);
  const whole = { ...empty, text: '晶粒尺寸与断裂韧性的关系如下', ai: false, own: true };
  expect(trialNeeds(whole)).toEqual([]);
  expect(trialNeeds({ ...whole, text: '字'.repeat(301) })).toEqual(['删到 300 字以内']);
  expect(trialNeeds({ ...whole, ai: true })).toEqual(['AI 用在哪里']);
});
