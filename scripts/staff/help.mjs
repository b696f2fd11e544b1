import { table } from '../platform/table.mjs';

const sample = { text: '"…"', number: 'N', yuan: '元', file: '路径' };

const optionOf = ([name, { kind = 'text', needed = false, many = false }]) => {
  const text = `--${name} ${sample[kind]}${many ? ' …' : ''}`;
  return needed ? text : `[${text}]`;
};

const usageOf = ({ name, words = [], takes = {} }) =>
  [name, ...words.map((word) => `<${word}>`), ...Object.entries(takes).map(optionOf)].join(' ');

/** One command in full. */
export function helpOf(command) {
  const lines = Object.entries(command.takes ?? {}).map(([name, { about, needed, many }]) => [
    `  --${name}`,
    `${about}${needed ? '（必填）' : ''}${many ? '，可写多次' : ''}`,
  ]);
  return [
    `${command.help}\n`,
    `  npm run staff -- ${usageOf(command)}`,
    ...(lines.length > 0 ? ['', table(['  参数', '说明'], lines)] : []),
  ].join('\n');
}

/** All commands, one line each. */
export const overview = (commands) =>
  [
    '运营命令：npm run staff -- <命令> [参数]\n',
    table(
      ['  命令', '作用'],
      commands.map((one) => [
        `  ${[one.name, ...(one.words ?? []).map((word) => `<${word}>`)].join(' ')}`,
        one.help,
      ]),
    ),
    '\n  npm run staff -- help <命令>   看它的参数',
    '  --site URL 或 HARBOR_SITE      别的网站；默认 http://localhost:PORT',
    '  HARBOR_STAFF_PHONE、HARBOR_STAFF_PASSWORD   用哪个运营账号登录；默认演示账号',
    '  HARBOR_STAFF_SECRET 或 HARBOR_STAFF_CODE    它的两步验证：密钥，或现在的 6 位验证码',
  ].join('\n');
