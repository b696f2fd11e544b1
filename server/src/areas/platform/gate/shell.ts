import type { ReleaseJson } from '@harbor/contract';
import semver from 'semver';
import { type Check, few, type Problem } from './problems';

/** Version of a package without the fingerprint of its build, which semver would take for a pre-release. */
const packageVersion = (version: string) => version.replace(/-.*$/, '');

/** What keeps a remote from running in a shell, in words; empty when it runs there. */
export function misfits(remote: ReleaseJson, shell: ReleaseJson): string[] {
  const found: string[] = [];
  const { minShell } = remote.routes;
  const version = packageVersion(shell.version);
  if (!semver.valid(minShell)) found.push(`minShell“${minShell}”不是有效的版本号`);
  else if (semver.lt(version, minShell)) found.push(`需要 ${minShell} 以上的 shell，线上是 ${version}`);
  // A shell from before this list existed cannot be held against it.
  const provided = shell.provides;
  if (!provided) return found;
  const unmet = Object.entries(remote.consumes ?? {}).filter(
    ([name, range]) => !semver.satisfies(provided[name] ?? '', range),
  );
  if (unmet.length > 0)
    found.push(
      `共享依赖不满足：${few(unmet.map(([name, range]) => `${name} 需要 ${range}，线上是 ${provided[name] ?? '没有'}`))}`,
    );
  return found;
}

/** A remote fits every live shell; a shell fits every live remote. */
export const checkShell: Check = ({ release }, { shells, others }) => {
  const problems: Problem[] = [];
  if (release.name === 'shell') {
    for (const remote of others)
      for (const misfit of misfits(remote, release))
        problems.push({
          field: 'shell',
          message: `线上的 ${remote.name} ${remote.version} 无法在这个 shell 中运行（${misfit}）：请先让该团队发布适配的版本`,
        });
    return problems;
  }
  for (const shell of shells)
    for (const misfit of misfits(release, shell))
      problems.push({
        field: 'shell',
        message: `线上的 shell ${shell.version} 无法运行这个构建（${misfit}）：请先发布新的 shell，或按线上版本安装依赖后重新构建`,
      });
  return problems;
};
