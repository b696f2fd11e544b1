import { buildApp } from './app';
import { openMigrated } from './boot/database';
import { openGateways } from './boot/gateways';
import { listen } from './boot/listen';
import { keepSecret } from './boot/secret';
import { shutdownOnSignals } from './boot/shutdown';
import { StartError } from './boot/start-error';
import { openWechatLogin } from './boot/wechat-login';
import { loggerOptions } from './http/logging';
import { closeCore, openCore } from './open-core';
import { loadSettings, SettingsError } from './settings';
import { checkProduction } from './settings/production';

const report = (message: string) => void process.stderr.write(`${message}\n`);

async function seed(core: Parameters<typeof closeCore>[0]): Promise<void> {
  // Written as one condition around the import, so that a production build drops both.
  if (!HARBOR_PRODUCTION_BUILD && core.settings.demo) {
    const { seedDemo } = await import('./demo/seed');
    if (await seedDemo(core)) report('Demo data written');
  }
}

/** Starts everything, and adds to `opened` how each part is closed again. */
async function start(opened: (() => Promise<unknown>)[]): Promise<void> {
  const loaded = loadSettings();
  for (const warning of checkProduction(loaded)) report(`Warning: ${warning}`);
  const settings = keepSecret(loaded);
  const database = await openMigrated(settings, report);
  opened.unshift(() => database.stop());
  const channels = await openGateways(settings, report);
  opened.unshift(() => channels.stop());
  const wechat = await openWechatLogin(settings);
  let draining = false;
  const { app, core } = await buildApp({
    settings,
    logger: loggerOptions(settings.logLevel),
    isDraining: () => draining,
    register: async (scope) => {
      await channels.register(scope);
      await wechat.register(scope);
    },
    makeCore: async (log) => {
      const { gateways } = channels;
      const surroundings = { databaseUrl: database.url, gateways, wechat: wechat.login };
      const made = await openCore(settings, surroundings, log);
      opened.unshift(() => closeCore(made));
      return made;
    },
  });
  opened.unshift(() => app.close());
  await seed(core);
  await listen(app, settings);
  // Before anything else is waited for: who hears that the server is ready may stop it at once.
  shutdownOnSignals({
    drain: () => {
      draining = true;
    },
    notice: settings.drainMs,
    close: opened,
    report,
  });
  await core.jobs.start(core).catch((error: unknown) => {
    // Stopped meanwhile, and their database closed.
    if (!draining) throw error;
  });
}

function explain(error: unknown): string {
  if (error instanceof StartError) return `${error.message}\n${error.advice}`;
  if (error instanceof SettingsError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const opened: (() => Promise<unknown>)[] = [];
  await start(opened).catch(async (error: unknown) => {
    report(explain(error));
    for (const close of opened) await close().catch(() => {});
    process.exit(1);
  });
}

void main();
