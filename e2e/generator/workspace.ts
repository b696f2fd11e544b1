import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The remote that the test makes. */
export const made = 'mf-made-by-test';

const kept = ['pnpm-lock.yaml', '.harbor/stamps/install'];
const keep = join(root, '.harbor/generator-test');

/** Keeps what making a remote changes; first puts back what a run left behind that was killed. */
export function keepWorkspace(): void {
  restoreWorkspace();
  for (const path of kept) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(keep, path)), { recursive: true });
    cpSync(join(root, path), join(keep, path));
  }
}

/** The workspace as it was, whatever happened since. */
export function restoreWorkspace(): void {
  rmSync(join(root, made), { recursive: true, force: true });
  for (const path of kept) {
    if (existsSync(join(keep, path))) cpSync(join(keep, path), join(root, path));
  }
  rmSync(keep, { recursive: true, force: true });
}

// Playwright asks for colours, which would stand between the words that tests look for.
const env = { ...process.env, FORCE_COLOR: '0' };

/** A command's end. */
export interface Ended {
  code: number;
  output: string;
}

/** Runs a command of the workspace to its end. */
export function run(command: string, args: string[], cwd = root): Promise<Ended> {
  return new Promise((done) => {
    execFile(command, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      done({ code, output: stdout + stderr });
    });
  });
}

/** Runs one of the scripts behind the commands of package.json. */
export const script = (name: string, ...args: string[]) =>
  run('node', [join(root, 'scripts', `${name}.mjs`), ...args]);

/** Everything in the workspace that git does not know as it is. */
export async function changes(): Promise<string[]> {
  const { output } = await run('git', ['status', '--porcelain']);
  return output.split('\n').filter(Boolean);
}

/** A command that goes on running. */
export interface Running {
  /** Waits until it has printed something. */
  says(pattern: RegExp, times?: number): Promise<RegExpExecArray>;
  /** Ctrl+C; waits for its end. */
  interrupt(): Promise<string>;
}

function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(new RegExp(pattern, 'g'))];
}

/** Starts a script that runs until it is interrupted. */
export function start(name: string, ...args: string[]): Running {
  const child: ChildProcess = spawn('node', [join(root, 'scripts', `${name}.mjs`), ...args], {
    cwd: root,
    env,
  });
  let output = '';
  let listener = () => {};
  const take = (chunk: unknown) => {
    output += String(chunk);
    listener();
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const ended = new Promise<string>((done) => child.once('close', () => done(output)));
  return {
    says(pattern, times = 1) {
      return new Promise((done, fail) => {
        listener = () => {
          const found = matchesOf(output, pattern)[times - 1];
          if (found) done(found);
        };
        void ended.then(() => fail(new Error(`It ended before it said ${pattern}:\n${output}`)));
        listener();
      });
    },
    interrupt() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** Text of a file of the remote. */
export const read = (path: string) => readFileSync(join(root, made, path), 'utf8');

/** Puts a file of the remote in place whole, as editors do: who watches never sees half of it. */
export function replaceFile(path: string, text: string): void {
  const draft = join(root, '.harbor/generator-test-file');
  mkdirSync(dirname(draft), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, join(root, made, path));
}
