import type { SiteSettings } from '@harbor/contract';
import type { FastifyInstance } from 'fastify';
import { hoursText } from '../areas/content/support/hours';
import { chooseForView } from '../areas/operations/platform/choice/composition';
import { registerBuildLinks } from '../areas/operations/platform/choice/dev-builds';
import { roundedTime } from '../areas/operations/platform/health/counters';
import { warmBeforeMoves } from '../areas/operations/platform/registry/warming';
import type { Core } from '../core';
import { isHiddenHere, isStaffPage } from '../http/staff-host';
import { serverRoot } from '../paths';
import { hearing } from './announced';
import { openDrawer } from './drawing/drawer';
import { Drawings } from './drawing/drawings';
import { openTrials } from './drawing/trial';
import { warmUp } from './drawing/warm';
import { registerFeeds } from './feeds';
import { registerPages } from './pages';
import { releaseFolder } from './release-folder';
import { registerRouteFiles } from './route-files';
import { registerStatic } from './static';

/** What the chrome shows. A demo site shows where the numbers stand; elsewhere empty ones are left out and main.ts warns. */
function siteSettings({ settings, wechat, regions }: Core): SiteSettings {
  const { demo, demoData, icp, policeFiling, icpLicence } = settings;
  const shown = (given: string, example: string) => given || (demo ? example : '');
  return {
    siteName: '学术港',
    copyright: '© 2023 学术港',
    supportHours: hoursText(settings.support.hours),
    icp: shown(icp, '示例ICP备00000000号-1（演示）'),
    police: shown(policeFiling, '示例公网安备00000000000000号（演示）'),
    licence: shown(icpLicence, '增值电信业务经营许可证：示例B2-00000000（演示）'),
    demo,
    demoAccounts: demoData,
    wechat: wechat !== null,
    regions: regions.current(),
  };
}

/** What pages are drawn with, once the server listens with the live releases warm. */
function openDrawing(app: FastifyInstance, core: Core, programs: string): Drawings {
  const { log, releases, settings } = core;
  const { clock, drawingWait, publicUrl } = settings;
  const folderOf = (name: string, version: string) => releaseFolder(core, name, version);
  const drawer = openDrawer({ log, folderOf, programs });
  const views = { root: app, publicUrl, site: () => siteSettings(core) };
  releases.drawings = { attempt: openTrials({ core, views, folderOf, programs }) };
  const warmNow = warmBeforeMoves(releases, log, (view, parts) =>
    warmUp(drawer, views, core.db, view, parts),
  );
  // Not waited for: the server is ready without it.
  app.addHook('onListen', async () => void warmNow());
  app.addHook('onClose', () => drawer.close());
  return new Drawings(drawer, {
    wait: drawingWait,
    faulty: (err, { address }) => log.error({ err, address }, 'a page was not drawn'),
    drawn({ set, owner }, ms, before) {
      const release = [set.shell, ...set.remotes].find(({ name }) => name === owner) ?? set.shell;
      releases.counters.drawing(release, { fact: 'ms', value: roundedTime(ms) }, clock.now());
      releases.counters.drawing(release, { fact: 'before', value: before }, clock.now());
    },
  });
}

/**
 * Registers everything that is not the API: pages, releases, static files and media.
 * @param programs where the bundles of working processes lie; without them, no page is drawn
 */
export async function registerWeb(app: FastifyInstance, core: Core, programs?: string): Promise<void> {
  const { publicUrl, production, clock } = core.settings;
  const { counters } = core.releases;
  await registerStatic(app, { folderOf: (name, version) => releaseFolder(core, name, version), serverRoot });
  registerFeeds(app, core);
  registerRouteFiles(app, core.releases.book);
  registerBuildLinks(app, core);
  registerPages(app, app, {
    drawings: programs === undefined ? undefined : openDrawing(app, core, programs),
    heard: hearing(core),
    mayLeaveUndrawn: !production,
    choose: (request, reply) => chooseForView(core, request, reply),
    countView(set, owner, how) {
      const now = clock.now();
      counters.view(set.id, [set.shell, ...set.remotes], now);
      counters.drawing(owner, { fact: how, value: 0 }, now);
    },
    publicUrl,
    isHidden: (request, path) => isStaffPage(path) && isHiddenHere(request, core.settings),
    site: () => siteSettings(core),
  });
}
