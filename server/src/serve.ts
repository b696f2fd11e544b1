import { buildApp, loadAreas } from './app';
import { gateWarnings } from './areas/operations/platform/publish/gate-warnings';
import { prepareDatabase } from './boot/database';
import { openGateways } from './boot/gateways';
import { listen } from './boot/listen';
import type { Phases } from './boot/phases';
import { shutdownOnSignals } from './boot/shutdown';
import { openWechatLogin } from './boot/wechat-login';
import type { Core } from './core';
import { loggerOptions } from './http/logging';
import { closeCore, openCore } from './open-core';
import { workspaceRoot } from './paths';
import type { Settings } from './settings';

/** What {@link serve} needs to know. */
export interface ServeOptions {
  settings: Settings;
  databaseUrl: string;
  phases: Phases;
  /** How each part that was opened is closed again, the last one first. */
  opened: (() => Promise<unknown>)[];
  report: (message: string) => void;
}

async function seed(core: Core, report: ServeOptions['report']): Promise<void> {
  // Written as one condition around the import, so that a production build drops both.
  if (!HARBOR_PRODUCTION_BUILD && core.settings.demoData) {
    const { seedDemo } = await import('./demo/seed');
    if (await seedDemo(core)) report('Demo data written');
  }
}

/** On a developer's machine: what the release gate would hold against the builds that are served here. */
async function warnOfGate(core: Core, report: ServeOptions['report']): Promise<void> {
  if (core.settings.production) return;
  const warnings = await gateWarnings(core, workspaceRoot).catch((err: unknown) => {
    core.log.warn({ err }, 'builds could not be held against the gate');
    return [];
  });
  for (const warning of warnings) report(`Warning: ${warning}`);
}

/** Serves the site on a database that runs. It ends by a signal. */
export async function serve({ settings, databaseUrl, phases, opened, report }: ServeOptions): Promise<void> {
  const { during } = phases;
  // The database is waited for, code is worked on: side by side.
  await Promise.all([prepareDatabase(settings, databaseUrl, report, during), during('areas', loadAreas)]);
  const { channels, wechat } = await during('gateways', async () => {
    const channels = await openGateways(settings, report);
    opened.unshift(() => channels.stop());
    return { channels, wechat: await openWechatLogin(settings) };
  });
  let draining = false;
  const { app, core } = await buildApp({
    settings,
    during,
    programs: import.meta.dirname,
    logger: loggerOptions(settings.logLevel),
    isDraining: () => draining,
    register: async (scope) => {
      await channels.register(scope);
      await wechat.register(scope);
    },
    makeCore: async (log) => {
      const surroundings = { databaseUrl, gateways: channels.gateways, wechat: wechat.login };
      const made = await openCore(settings, surroundings, log);
      opened.unshift(() => closeCore(made));
      return made;
    },
  });
  opened.unshift(() => app.close());
  await during('demo', () => seed(core, report));
  await during('listening', () => listen(app, settings));
  // Before anything else is waited for: who hears that the server is ready may stop it at once.
  shutdownOnSignals({
    drain: () => {
      draining = true;
    },
    notice: settings.drainMs,
    close: opened,
    report,
  });
  app.log.info(phases.told(), 'ready');
  await core.jobs.start(core).catch((error: unknown) => {
    // Stopped meanwhile, and their database closed.
    if (!draining) throw error;
  });
  if (!draining) await warnOfGate(core, report);
}
