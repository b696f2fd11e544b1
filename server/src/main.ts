import { startPhases } from './boot/phases';
import { openPostgres } from './boot/postgres';
import { keepSecret } from './boot/secret';
import { StartError } from './boot/start-error';
import { loadSettings, SettingsError } from './settings';
import { checkProduction } from './settings/production';

const report = (message: string) => void process.stderr.write(`${message}\n`);

/**
 * Starts everything, and adds to `opened` how each part is closed again. This module loads no more than what the database
 * needs: all other code is loaded while that starts.
 */
async function start(opened: (() => Promise<unknown>)[]): Promise<void> {
  const phases = startPhases();
  const { during } = phases;
  const settings = await during('settings', () => {
    const loaded = loadSettings();
    for (const warning of checkProduction(loaded, process.env)) report(`Warning: ${warning}`);
    return keepSecret(loaded);
  });
  const [databaseUrl, { serve }] = await Promise.all([
    during('database', async () => {
      const database = await openPostgres(settings, report);
      opened.unshift(() => database.stop());
      return database.url;
    }),
    during('modules', () => import('./serve')),
  ]);
  await serve({ settings, databaseUrl, phases, opened, report });
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
