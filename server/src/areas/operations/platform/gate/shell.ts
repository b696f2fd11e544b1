import type { ReleaseJson } from '@harbor/contract';
import semver from 'semver';
import { type Check, few, type Problem } from './problems';

/** Version of a package without the fingerprint of its build, which semver would take for a pre-release. */
const packageVersion = (version: string) => version.replace(/-.*/s, '');

/** What keeps a remote from running in a shell, in words; empty when it runs there. */
export function misfits(remote: ReleaseJson, shell: ReleaseJson): string[] {
  const found: string[] = [];
  const { minShell } = remote.routes;
  const version = packageVersion(shell.version);
  if (!semver.valid(minShell)) found.push(`minShell“${minShell}”不是有效的版本号`);
  else if (semver.lt(version, minShell)) found.push(`需要 ${minShell} 以上的 shell，它是 ${version}`);
  // A shell from before this list existed cannot be held against it.
  const provided = shell.provides;
  if (!provided) return found;
  const unmet = Object.entries(remote.consumes ?? {}).filter(
    ([name, range]) => !semver.satisfies(provided[name] ?? '', range),
  );
  if (unmet.length > 0)
    found.push(
      `共享依赖不满足：${few(unmet.map(([name, range]) => `${name} 需要 ${range}，它提供 ${provided[name] ?? '无'}`))}`,
    );
  return found;
}

/** A remote fits every live shell; a shell fits every live remote. */
export const checkShell: Check = ({ release }, { shells, others, fallbacks }) => {
  const problems: Problem[] = [];
  const named = (one: ReleaseJson) =>
    fallbacks.has(one)
      ? `出现故障时恢复到的 ${one.name} ${one.version}`
      : `线上的 ${one.name} ${one.version}`;
  if (release.name === 'shell') {
    for (const remote of others)
      for (const misfit of misfits(remote, release))
        problems.push({
          field: 'shell',
          message: `${named(remote)} 无法在这个 shell 中运行（${misfit}）：${
            fallbacks.has(remote) ? '请等该团队的新版本被记为最近良好后再发布' : '请先让该团队发布适配的版本'
          }`,
        });
    return problems;
  }
  for (const shell of shells)
    for (const misfit of misfits(release, shell))
      problems.push({
        field: 'shell',
        message: `${named(shell)} 无法运行这个构建（${misfit}）：${
          fallbacks.has(shell)
            ? '请等线上的 shell 被记为最近良好后再发布，或按它的版本安装依赖后重新构建'
            : '请先发布新的 shell，或按线上版本安装依赖后重新构建'
        }`,
      });
  return problems;
};
