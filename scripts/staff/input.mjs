import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

const site = () => process.env.HARBOR_SITE ?? `http://localhost:${process.env.PORT || 8080}`;

/** How each kind of value is written, and what becomes of it. A throw says what is wrong. */
const kinds = {
  text: (text) => text,
  number(text, name) {
    if (!/^-?\d+$/.test(text)) throw new Error(`${name} 要写成整数，不是“${text}”。`);
    return Number(text);
  },
  /** 元 with at most two decimals become 分. */
  yuan(text, name) {
    if (!/^\d+(\.\d{1,2})?$/.test(text)) throw new Error(`${name} 要写成金额（元），例如 1280 或 99.50。`);
    return Math.round(Number(text) * 100);
  },
  file(text) {
    if (!existsSync(text)) throw new Error(`没有文件 ${text}。`);
    return text;
  },
};

const wordOf = (name) => `<${name}>`;

/**
 * Reads words and options of a command.
 * @throws Error with what is missing or wrong
 */
export function readInput(command, argv) {
  const { takes = {}, words = [] } = command;
  const options = Object.fromEntries([
    ...Object.entries(takes).map(([name, { many = false }]) => [name, { type: 'string', multiple: many }]),
    ['site', { type: 'string' }],
  ]);
  let parsed;
  try {
    parsed = parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`参数不对：${error.message}`);
  }
  const values = {};
  for (const [place, name] of words.entries()) {
    const word = parsed.positionals[place];
    if (word === undefined) throw new Error(`缺少 ${wordOf(name)}。`);
    values[name] = word;
  }
  if (parsed.positionals.length > words.length)
    throw new Error(`多余的“${parsed.positionals[words.length]}”；有空格的内容请加引号。`);
  for (const [name, { kind = 'text', needed = false, many = false }] of Object.entries(takes)) {
    const given = parsed.values[name];
    if (given === undefined) {
      if (needed) throw new Error(`缺少 --${name}。`);
      continue;
    }
    values[name] = many ? given.map((one) => kinds[kind](one, `--${name}`)) : kinds[kind](given, `--${name}`);
  }
  return { values, site: parsed.values.site ?? site() };
}
