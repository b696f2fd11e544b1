import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { Core } from '../../../../core';
import { serverRoot } from '../../../../paths';

/** What makes segments of recordings. */
export interface Transcoder {
  kind: 'cli' | 'node-av';
  /** As staff read it. */
  name: string;
  /** Of the program, or of the script that a process of its own runs. */
  path: string;
}

const run = promisify(execFile);

/** The script that works with FFmpeg's libraries instead of its program. */
const script = join(serverRoot, 'transcoder', 'node-av.mjs');

const isProgram = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

async function onPath(): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg');
    if (await isProgram(path)) return path;
  }
  return undefined;
}

/** Whether the optional package is there. */
function hasLibraries(): boolean {
  try {
    createRequire(join(serverRoot, 'package.json')).resolve('node-av/api');
    return true;
  } catch {
    return false;
  }
}

async function cliAt(path: string): Promise<Transcoder> {
  const { stdout } = await run(path, ['-hide_banner', '-version'], { env: {}, timeout: 20_000 });
  return { kind: 'cli', path, name: (stdout.split('\n')[0] ?? 'ffmpeg').slice(0, 60) };
}

/**
 * What packages recordings here: the program that FFMPEG_PATH `named`, else the libraries of node-av, else the program of
 * the system; undefined where there is none, and recordings wait.
 * @throws Error for a program that FFMPEG_PATH names and that does not run
 */
export async function findTranscoder(named: string | undefined): Promise<Transcoder | undefined> {
  if (named) return cliAt(named);
  if (hasLibraries()) return { kind: 'node-av', path: script, name: 'FFmpeg（node-av）' };
  const path = await onPath();
  return path ? cliAt(path) : undefined;
}

/** What staff read of it. */
export async function transcoderState({ settings }: Core): Promise<{ name: string; problem: string }> {
  try {
    const found = await findTranscoder(settings.ffmpegPath);
    if (found) return { name: found.name, problem: '' };
    return {
      name: '',
      problem: '这台服务器没有转码程序，上传的视频会等待；请安装 node-av 或 ffmpeg，或设置 FFMPEG_PATH',
    };
  } catch {
    return { name: '', problem: 'FFMPEG_PATH 指向的转码程序无法运行，上传的视频会等待' };
  }
}
