import type { SiteSettings } from '@harbor/contract';
import type { FastifyInstance } from 'fastify';
import { hoursText } from '../areas/content/support/hours';
import { chooseForView } from '../areas/operations/platform/choice/composition';
import { registerBuildLinks } from '../areas/operations/platform/choice/dev-builds';
import type { Core } from '../core';
import { serverRoot } from '../paths';
import { openDrawer } from './drawing/drawer';
import { registerPages } from './pages';
import { releaseFolder } from './release-folder';
import { registerRouteFiles } from './route-files';
import { registerStatic } from './static';

/** What the chrome shows. A demo site shows where the numbers stand; elsewhere empty ones are left out and main.ts warns. */
function siteSettings({ settings, wechat, regions }: Core): SiteSettings {
  const { demo, icp, policeFiling, icpLicence } = settings;
  const shown = (given: string, example: string) => given || (demo ? example : '');
  return {
    siteName: '学术港',
    copyright: '© 2023 学术港',
    supportHours: hoursText(settings.support.hours),
    icp: shown(icp, '示例ICP备00000000号-1（演示）'),
    police: shown(policeFiling, '示例公网安备00000000000000号（演示）'),
    licence: shown(icpLicence, '增值电信业务经营许可证：示例B2-00000000（演示）'),
    demo,
    wechat: wechat !== null,
    regions: regions.current(),
  };
}

/** Registers everything that is not the API: pages, releases, static files and media. */
export async function registerWeb(app: FastifyInstance, core: Core): Promise<void> {
  const { publicUrl } = core.settings;
  await registerStatic(app, { folderOf: (name, version) => releaseFolder(core, name, version), serverRoot });
  registerRouteFiles(app, core.releases.book);
  registerBuildLinks(app, core);
  const drawer = openDrawer({
    log: core.log,
    folderOf: (name, version) => releaseFolder(core, name, version),
  });
  app.addHook('onClose', () => drawer.close());
  registerPages(app, app, {
    drawer,
    choose: (request, reply) => chooseForView(core, request, reply),
    countView: (set) =>
      core.releases.counters.view(set.id, [set.shell, ...set.remotes], core.settings.clock.now()),
    publicUrl,
    site: () => siteSettings(core),
  });
}
