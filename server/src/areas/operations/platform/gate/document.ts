import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseJson, releaseJson } from '@harbor/contract';
import type { Problem } from './problems';
import { description, isWatched, withOwnHash } from './read-description';

/** What a build must say of itself, as the publisher announced it. */
interface Announced {
  remote: string;
  version: string;
}

function schemaProblem(path: PropertyKey[], message: string): Problem {
  const place = path.map(String).join('.') || '根节点';
  if (path[0] === 'routes')
    return {
      field: 'routes',
      message: `routes.json 不符合平台格式（${place.replace(/^routes\.?/, '') || '根节点'}：${message}）：请按 shared/contract 的 routesJson 修改后重新构建`,
    };
  return {
    field: 'release',
    message: `release.json 格式不正确（${place}：${message}）：请用当前的 @harbor/build 重新构建`,
  };
}

/** Reads `release.json` of a build, and says what is wrong with it. */
export async function readDocument(
  folder: string,
  { remote, version }: Announced,
): Promise<{ release: ReleaseJson } | { problems: Problem[] }> {
  const refuse = (message: string) => ({ problems: [{ field: 'release' as const, message }] });
  let raw: Buffer;
  let written: unknown;
  try {
    raw = await readFile(join(folder, description));
    written = JSON.parse(raw.toString('utf8'));
  } catch {
    return refuse('缺少可读的 release.json：请用 npm run release 构建并打包');
  }
  const parsed = releaseJson.safeParse(written);
  if (!parsed.success)
    return { problems: parsed.error.issues.map(({ path, message }) => schemaProblem(path, message)) };
  const release = withOwnHash(parsed.data, raw);
  if (release.name !== remote || release.routes.name !== remote)
    return refuse(
      `构建属于 ${release.name}（routes.json：${release.routes.name}），与要发布的 ${remote} 不一致`,
    );
  if (release.version !== version)
    return refuse(`构建的版本是 ${release.version}，与要发布的 ${version} 不一致：请重新构建`);
  // Nothing checks the files of such a build.
  if (isWatched(release))
    return refuse('这是监听模式的构建，其文件不受校验：请用 npm run release 构建并发布');
  return { release };
}
