import type { Core } from '../../../../core';
import type { ReleaseSettings } from '../../../../settings/releases';
import { type Figures, figuresOfAll, type ReleaseFigures } from './figures';

/** A release that fails, and the one that would come in its place. */
export interface Suspect {
  remote: string;
  version: string;
  target: string;
}

/**
 * Whether a release fails beyond doubt that somebody else's would be judged by: half the visitors that a healing takes. A
 * fault that all share is seen a little earlier with one part than with another.
 */
const seemsBroken = ({ visitors, failed }: Figures, heal: ReleaseSettings['heal']) =>
  failed >= Math.ceil(heal.visitors / 2) && failed / visitors >= heal.rate;

const remotesOf = (figures: ReleaseFigures[]) => [...new Set(figures.map(({ remote }) => remote))].sort();

/** Many parts at once: the network, the storage, the server or the shell, but not this release. */
function failTogether(all: ReleaseFigures[], { heal, brake }: ReleaseSettings): string | undefined {
  const failing = remotesOf(all.filter((figures) => seemsBroken(figures, heal)));
  const inUse = remotesOf(all);
  if (failing.length < brake.together || failing.length * 2 < inUse.length) return undefined;
  return `同一时段 ${failing.join('、')} 都加载失败，不像是单个版本的问题，请检查网络、存储、服务器与 shell`;
}

/** Visitors who were given the other version, because this one failed for them, fare no better. */
function targetFails(all: ReleaseFigures[], { remote, target }: Suspect, { heal }: ReleaseSettings) {
  const other = all.find((figures) => figures.remote === remote && figures.version === target);
  if (!other || !seemsBroken(other, heal)) return undefined;
  return `要恢复到的 ${target} 同样加载失败（${other.visitors} 位访客中 ${other.failed} 位），换回它没有帮助`;
}

async function healedTooOften(core: Core, { remote }: Suspect): Promise<string | undefined> {
  const { within, heals } = core.settings.releases.brake;
  const { count } = await core.db
    .selectFrom('release_moves')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('remote', '=', remote)
    .where('action', '=', 'heal')
    .where('channel', '=', 'stable')
    .where('moved_at', '>=', new Date(core.settings.clock.now() - within))
    .executeTakeFirstOrThrow();
  if (Number(count) < heals) return undefined;
  return `${Math.round(within / 60_000)} 分钟内已自动恢复 ${count} 次，仍有故障，需要人工判断`;
}

/**
 * Why going back would not mend what is broken, in words; undefined when it may. Going back for a fault that is not the
 * release's helps nobody, and takes good releases out of service one after another.
 */
export async function reasonToStay(core: Core, suspect: Suspect): Promise<string | undefined> {
  const { releases: settings, clock } = core.settings;
  const since = new Date(clock.now() - settings.heal.window);
  const all = await figuresOfAll(core.db, since, settings.heal.perAddress);
  return (
    failTogether(all, settings) ??
    targetFails(all, suspect, settings) ??
    (await healedTooOften(core, suspect))
  );
}
