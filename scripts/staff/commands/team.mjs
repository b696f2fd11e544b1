import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../bootstrap/run.mjs';
import { table } from '../../platform/table.mjs';
import { codeOf, demoSecret, roleNames, untilNext } from '../second-factor.mjs';

export const team = [
  {
    name: 'code',
    words: ['手机号'],
    local: true,
    help: '演示账号现在的两步验证码；其他账号用 HARBOR_STAFF_SECRET 里的密钥',
    async run(_, { 手机号: phone }) {
      const secret = process.env.HARBOR_STAFF_SECRET || demoSecret(phone);
      if (!secret) throw new Error(`${phone} 不是演示的运营账号；请设置 HARBOR_STAFF_SECRET。`);
      return `${codeOf(secret)}（${Math.ceil(untilNext() / 1000)} 秒后换新，每个码只能用一次）`;
    },
  },
  {
    name: 'create-admin',
    local: true,
    takes: {
      phone: { needed: true, about: '已注册账号的手机号' },
      data: { about: '数据目录，同 HARBOR_DATA；另有 DATABASE_URL 时用它' },
    },
    help: '网站还没有超级管理员时，设一位（直接写数据库）；进入工作台时再设置两步验证',
    async run(_, { phone, data }) {
      const run = promisify(execFile);
      const env = { ...process.env, ...(data && { HARBOR_DATA: data }) };
      const program = join(root, 'server/dist/create-admin.mjs');
      const { stdout } = await run(process.execPath, [program, phone], { env }).catch((error) => {
        throw new Error(error.stderr?.trim() || error.message);
      });
      return stdout.trim();
    },
  },
  {
    name: 'members',
    help: '团队成员与角色',
    async run({ call }) {
      const { list } = await call('GET /staff/member/list');
      return table(
        ['编号', '姓名', '手机号', '角色', '负责人', '两步验证'],
        list.map((one) => [
          String(one.user_id),
          one.name,
          one.phone,
          one.roles.map((role) => roleNames[role] ?? role).join('、'),
          one.lead ? '是' : '',
          one.second_factor ? '已设置' : '未设置',
        ]),
      );
    },
  },
  {
    name: 'logout',
    help: '结束保存的运营登录',
    async run(session) {
      await session.end();
      return '已退出。';
    },
  },
];
