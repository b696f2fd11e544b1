import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../paths';

/** What a script of the site's terminal commands prints. */
function printed(program: string): string {
  const scripts = `file://${join(workspaceRoot, 'scripts')}`;
  const imports = `
    import { say } from '${scripts}/bootstrap/say.mjs';
    import { table } from '${scripts}/platform/table.mjs';
    import { facts, listOf } from '${scripts}/staff/words.mjs';`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', `${imports}\n${program}`], {
    encoding: 'utf8',
  });
}

/** Turns the screen's colours, its title and the direction of writing. */
const hostile = '甲\\u001b[2J\\u001b]0;x\\u0007\\u009b31m\\u202e乙\\u2028丙\\u{e0041}\\ud800';
// biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is the claim
const steering = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

test('what people wrote is printed with its controls shown, not obeyed', () => {
  const text = printed(
    `say('${hostile}'); say(table(['内容'], [['${hostile}']])); say(facts([['内容', '${hostile}']]));`,
  );
  expect(text).not.toMatch(steering);
  expect(text).toContain('甲\\u{1b}[2J\\u{1b}]0;x\\u{7}\\u{9b}31m\\u{202e}乙\\u{2028}丙\\u{e0041}\\u{d800}');
});

test('a cell is one line, and no line of a text looks like a fact of its own', () => {
  const text = printed(`
    say(listOf({ data: [{ a: '一\\n状态：已付款' }], total: 1, last_page: 1 }, ['内容', '状态'], ({ a }) => [a, '待付款']));
    say(facts([['内容', '一\\n状态：已付款'], ['状态', '待付款']]));`);
  expect(text.split('\n').filter((line) => line.startsWith('状态'))).toEqual(['状态：待付款']);
  expect(text).toContain('一 状态：已付款  待付款');
});
