// `npm start`: installs, builds, creates the database with demo data and serves the whole site.
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { whenNpmEnds } from './bootstrap/parent.mjs';
import { isFree } from './bootstrap/port.mjs';
import { giveUp, headline, say } from './bootstrap/say.mjs';
import { startSite } from './bootstrap/site.mjs';
import { demoTeam, roleNames } from './staff/second-factor.mjs';

const port = Number(process.env.PORT || 8080);
const busy = `Use another one: PORT=${port + 1} npm start`;

headline('学术港 · Scholar Harbor');
// The server, if it runs already, notices that this process is gone.
whenNpmEnds(() => process.exit(1));
checkNode();
if (!(await isFree(port))) giveUp(`Port ${port} is in use by another program.`, busy);
await install();
await build();

say('• Starting the server …');
let site;
try {
  site = await startSite({ port, env: { NODE_ENV: 'production' } });
} catch (error) {
  giveUp(error.message, 'The lines above say why.');
}

const stop = () => site.child.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
site.child.once('exit', (code) => process.exit(code ?? 0));

if (process.env.HARBOR_ENV !== 'production') {
  headline('演示账号（密码 harbor-demo-1）');
  say('  13800000001 购买者   13800000002 认证教师   13800000003 新用户');
  say('  运营团队（两步验证密钥，可加入验证器；现在的验证码：npm run staff -- code <手机号>）');
  for (const { phone, roles, secret } of demoTeam())
    say(`  ${phone} ${roles.map((role) => roleNames[role] ?? role).join('、')}   ${secret}`);
}
headline(`请在电脑或手机浏览器中打开 ${site.url} （按 Ctrl+C 停止）`);
