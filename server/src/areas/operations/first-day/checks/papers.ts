import type { Core } from '../../../../core';
import { agreementsInForce } from '../../../identity/auth/agreements';
import { type Look, missing, ok } from '../check';

const filing = (key: string, title: string, env: string, of: (core: Core) => string): Look => ({
  ...{ key, title, env: [env] },
  todo: `把号码写进环境变量 ${env}，重启后显示在页脚`,
  look(core) {
    const number = of(core);
    return number ? ok(number) : missing('还没有填写，页脚不会显示');
  },
});

/** What the law wants at the foot of every page, and what people agree to. */
export const papers: readonly Look[] = [
  filing('icp', 'ICP 备案号', 'HARBOR_ICP', ({ settings }) => settings.icp),
  filing('police', '公安备案号', 'HARBOR_POLICE_FILING', ({ settings }) => settings.policeFiling),
  filing('licence', '增值电信业务许可证', 'HARBOR_ICP_LICENCE', ({ settings }) => settings.icpLicence),
  {
    key: 'agreements',
    title: '用户协议与隐私政策',
    todo: '发布协议的第一版',
    link: '/staff/site/agreements',
    async look({ db }, now) {
      const inForce = await agreementsInForce(db, now);
      return inForce.length >= 2
        ? ok(inForce.map(({ title, version }) => `${title} ${version}`).join('、'))
        : missing('还没有生效的协议，用户无法注册');
    },
  },
];
