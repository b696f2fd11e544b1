import type { ReleaseJson } from '@harbor/contract';
import { type Check, few, type Live, type Problem } from './problems';

/** What keeps a widget from being mounted, in words; undefined where some release of its part that people get offers it. */
function objection(mount: string, release: ReleaseJson, { others, fallbacks }: Live): string | undefined {
  const [part = '', widget = ''] = mount.split('/');
  const offering = part === release.name ? [release] : others.filter(({ name }) => name === part);
  const present = offering.filter((one) => !fallbacks.has(one));
  if (present.length === 0)
    return `挂载了 ${mount}，但 ${part} 没有线上版本：请等该团队发布后再发布，或从 routes.json 的 mounts 中去掉它`;
  const offered = [...new Set(present.flatMap(({ routes }) => routes.widgets))];
  if (offered.includes(widget)) return undefined;
  const there = offered.length > 0 ? `它提供 ${few(offered)}` : '它不提供任何组件';
  return part === release.name
    ? `挂载了 ${mount}，但本模块的 widgets 中没有它（${there}）：请补上，或从 mounts 中去掉它`
    : `挂载了 ${mount}，但线上的 ${part} 没有这个组件（${there}）：请改用已有的组件，或请该团队先发布它`;
}

/** The widgets that a part's pages mount are offered by parts that people get. */
export const checkMounts: Check = ({ release }, live) => {
  const mounts = new Set(release.routes.routes.flatMap((route) => route.mounts ?? []));
  return [...mounts].flatMap((mount): Problem[] => {
    const wrong = objection(mount, release, live);
    return wrong ? [{ field: 'routes', message: `页面${wrong}` }] : [];
  });
};

/** The shared modules that a remote's files ask for, whatever it says that it consumes, are such as live shells provide. */
export const checkShares: Check = ({ release }, { shells }) => {
  if (release.name === 'shell') return [];
  const parts = [
    release.base.desktop,
    release.base.mobile,
    ...[release.pages, release.widgets].flatMap((record) => Object.values(record)),
    ...Object.values(release.widgetViews ?? {}).flatMap(({ desktop, mobile }) => [desktop, mobile]),
  ];
  const asked = [...new Set(parts.flatMap(({ shares }) => shares))];
  const problems = shells.flatMap(({ version, provides }): Problem[] => {
    // A shell from before this list existed cannot be held against it.
    const unknown = provides ? asked.filter((share) => !(share in provides)) : [];
    if (unknown.length === 0) return [];
    return [
      {
        field: 'shell',
        message: `用到的共享模块 ${few(unknown)} 在 shell ${version} 中不存在：请去掉对它们的引用后重新构建，或先发布提供它们的 shell`,
      },
    ];
  });
  const own = Object.keys(release.shares);
  if (own.length > 0)
    problems.push({
      field: 'shell',
      message: `声明了共享模块 ${few(own)}，但只有 shell 能提供共享模块：请用当前的 @harbor/build 重新构建`,
    });
  return problems;
};
