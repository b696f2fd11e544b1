import { table } from '../../platform/table.mjs';
import { when } from '../words.mjs';

/** The first segment of an address, however it is written: `/academic/`, `academic`. */
const wordOf = (prefix) => prefix.replaceAll('/', '');

const listed = async (call, keep = () => true) => {
  const { data } = await call('GET /api/platform/addresses');
  const rows = data.filter(keep);
  if (rows.length === 0) return '没有授权任何地址。';
  return table(
    ['地址', '模块', '授权', '状态'],
    rows.map((row) => [
      row.prefix,
      row.remote,
      `${when(row.granted_at)} ${row.granted_by}`,
      row.in_use ? '使用中' : '未使用',
    ]),
  );
};

/** Which part may have pages at which addresses. */
export const addresses = [
  {
    name: 'addresses',
    help: '地址前缀授权给了哪些模块',
    takes: { remote: { about: '只看一个模块，如 mf-services' } },
    run: ({ call }, { remote }) => listed(call, (row) => remote === undefined || row.remote === remote),
  },
  {
    name: 'address-grant',
    words: ['模块', '地址'],
    help: '把地址前缀授权给一个模块，多个用逗号隔开，如 /academic/,/querytool/',
    run: async ({ call }, { 模块: remote, 地址: given }) => {
      const prefixes = given.split(',').map((prefix) => `/${wordOf(prefix)}/`);
      await call('POST /api/platform/addresses', { remote, prefixes });
      return listed(call, (row) => row.remote === remote);
    },
  },
  {
    name: 'address-withdraw',
    words: ['地址'],
    help: '收回一个地址前缀；线上版本不再使用它之后才能收回',
    run: async ({ call }, { 地址: prefix }) => {
      await call('DELETE /api/platform/addresses/:word', { word: wordOf(prefix) });
      return `/${wordOf(prefix)}/ 已收回。`;
    },
  },
];
