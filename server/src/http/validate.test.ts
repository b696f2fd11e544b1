import { z } from 'zod';
import { parseInput } from './validate';

const schema = z.strictObject({ text: z.string(), tags: z.array(z.string()).optional() });

test('half of an emoji, as fields leave it that cut at a length, costs nobody a text', () => {
  const input = { text: '写到一半\ud83e', tags: ['\uddea', '🧪'] };
  expect(parseInput(schema, input)).toEqual({ text: '写到一半\ufffd', tags: ['\ufffd', '🧪'] });
});

test('a character that no database text can hold is refused at its field', () => {
  expect(() => parseInput(schema, { text: '好', tags: ['a\0'] })).toThrow('含有不支持的字符');
});
