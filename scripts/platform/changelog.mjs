import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../bootstrap/run.mjs';

/** Subjects that one entry lists at most. */
const most = 20;

const title = (name) => `# Changelog of ${name}\n`;

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.split('\n').filter(Boolean) : [];
}

/** Subjects of the commits to a package since its last release, newest first; none without git. */
async function subjectsSince(name) {
  const [last] = await git('log', '-1', '--format=%H', '--', `${name}/CHANGELOG.md`);
  const range = last ? [`${last}..HEAD`] : [];
  return git('log', `-${most}`, '--no-merges', '--format=%s', ...range, '--', name);
}

/** `1.4.2` raised by one patch, minor or major part. */
export function raise(version, part) {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  if (part === 'major') return `${major + 1}.0.0`;
  if (part === 'minor') return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** What a release brings: the given note, or the subjects of its commits. */
export async function linesOf(name, note) {
  if (note) return [note];
  const subjects = await subjectsSince(name);
  return subjects.length > 0 ? subjects : ['Rebuilt without changes of its own'];
}

/**
 * Raises a package's version and writes its changelog.
 * @returns the entry, and how both are put back when the release is refused
 */
export function writeVersion(name, version, lines) {
  const manifest = join(root, name, 'package.json');
  const log = join(root, name, 'CHANGELOG.md');
  const before = readFileSync(manifest, 'utf8');
  const had = existsSync(log);
  const logBefore = had ? readFileSync(log, 'utf8') : title(name);
  const entry = `## ${version} (${new Date().toISOString().slice(0, 10)})\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
  writeFileSync(manifest, before.replace(/("version":\s*")[^"]*"/, `$1${version}"`));
  writeFileSync(log, logBefore.replace(/^(# .*\n)\n?/, `$1\n${entry}\n`).replace(/\n+$/, '\n'));
  return {
    entry,
    undo() {
      writeFileSync(manifest, before);
      if (had) writeFileSync(log, logBefore);
      else rmSync(log, { force: true });
    },
  };
}

/** The version that a package has now. */
export const versionOf = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).version;
