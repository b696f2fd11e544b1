import type { FastifyInstance } from 'fastify';
import { chooseForView } from '../areas/platform/choice/composition';
import { registerBuildLinks } from '../areas/platform/choice/dev-builds';
import type { Core } from '../core';
import { serverRoot } from '../paths';
import { registerPages } from './pages';
import { releaseFolder } from './release-folder';
import { registerStatic } from './static';

/** Registers everything that is not the API: pages, releases, static files and media. */
export async function registerDelivery(app: FastifyInstance, core: Core): Promise<void> {
  const { publicUrl, icp, demo } = core.settings;
  await registerStatic(app, { folderOf: (name, version) => releaseFolder(core, name, version), serverRoot });
  // A demo site shows where the number stands; elsewhere an empty one is left out and main.ts warns.
  const filing = icp || (demo ? '示例ICP备00000000号-1（演示）' : '');
  registerBuildLinks(app, core);
  registerPages(app, app, {
    choose: (request, reply) => chooseForView(core, request, reply),
    countView: (set) =>
      core.releases.counters.view(set.id, [set.shell, ...set.remotes], core.settings.clock.now()),
    publicUrl,
    site: { siteName: '学术港', copyright: '© 2023 学术港', icp: filing, demo, wechat: core.wechat !== null },
  });
}
