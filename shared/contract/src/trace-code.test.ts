import { tidyTraceCode, traceCodeOf, traceCodeProblem, writeTraceCode } from './trace-code';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bytes = (seed: number) => Uint8Array.from({ length: 15 }, (_, n) => (seed * 31 + n * 97 + 7) % 256);

test('a code is right, and each slip in one place is found', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const code = traceCodeOf(bytes(seed));
    expect(traceCodeProblem(code)).toBeUndefined();
    for (let at = 0; at < code.length; at += 1)
      for (const other of alphabet)
        if (other !== code[at])
          expect(traceCodeProblem(code.slice(0, at) + other + code.slice(at + 1))).toBe(
            '校验码有一位不对，请逐位核对',
          );
  }
});

test('it is read however it was typed', () => {
  const code = traceCodeOf(bytes(3));
  const written = writeTraceCode(code);
  expect(written).toMatch(/^(\w{4}-){3}\w{4}$/);
  expect(tidyTraceCode(` ${written.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)).toBe(code);
});

test.each([
  ['', '校验码共16位，请核对后重新输入'],
  ['123', '校验码共16位，请核对后重新输入'],
  ['U234567890123456', '校验码只有数字和字母，请核对'],
])('%j is none', (code, problem) => {
  expect(traceCodeProblem(code)).toBe(problem);
});
