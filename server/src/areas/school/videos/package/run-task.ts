import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism, constants as os, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Transcoder } from './transcoder';

/** A recording that cannot become segments; the message is read by staff, in Chinese. */
export class Unpackable extends Error {}

/** Somebody stopped the work. */
export class Stopped extends Error {}

/** What a recording is. */
export interface Probe {
  seconds: number;
  width: number;
  height: number;
  fps: number;
  audio: boolean;
}

/** One piece of work on a recording. */
export type Task =
  | { name: 'probe'; input: string }
  | {
      name: 'rendition';
      input: string;
      folder: string;
      width: number;
      height: number;
      fps: number;
      /** Bits a second. */
      maxrate: number;
      audio: boolean;
      level: string;
      /** Bits a second, and how many channels. */
      sound: number;
      channels: number;
      /** Constant quality: the lower the better, 23 is usual. */
      crf: number;
    }
  | {
      name: 'frames';
      input: string;
      output: string;
      width: number;
      height: number;
      every: number;
      most: number;
    }
  | { name: 'whole'; input: string; output: string };

interface Watched {
  /** Ms; the process is ended then. */
  patience: number;
  /** Told how many seconds of the recording are done. */
  onTime?: (seconds: number) => void;
  signal: AbortSignal;
}

/** Containers that are taken: an uploaded playlist would make the program read other files. */
const containers = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm';

const untrusted = ['-protocol_whitelist', 'file', '-format_whitelist', containers];
const own = ['-protocol_whitelist', 'file,crypto', '-allowed_extensions', 'ALL'];

/** One core is always left to whoever visits the site meanwhile. */
const threads = Math.max(1, availableParallelism() - 1);

const inThreads = ['-threads', `${threads}`];

/** How FFmpeg's program is asked for a task. */
function argumentsOf(task: Task): string[] {
  const begin = ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error'];
  switch (task.name) {
    case 'probe':
      return ['-hide_banner', '-nostdin', ...untrusted, '-i', task.input];
    case 'rendition':
      return [
        ...begin,
        ...['-progress', 'pipe:1', '-filter_threads', `${threads}`, ...inThreads, ...untrusted],
        ...['-i', task.input, '-map', '0:v:0', ...inThreads],
        ...(task.audio
          ? [
              '-map',
              '0:a:0',
              '-c:a',
              'aac',
              '-b:a',
              `${task.sound}`,
              '-ar',
              '48000',
              '-ac',
              `${task.channels}`,
            ]
          : ['-an']),
        ...[
          '-sn',
          '-dn',
          '-vf',
          `fps=${task.fps},scale=${task.width}:${task.height}:flags=bicubic,format=yuv420p`,
        ],
        ...[
          '-c:v',
          'libx264',
          '-preset',
          'veryfast',
          '-crf',
          `${task.crf}`,
          '-profile:v',
          'high',
          '-level',
          task.level,
        ],
        ...['-maxrate', `${task.maxrate}`, '-bufsize', `${task.maxrate * 2}`],
        ...['-g', `${task.fps * 4}`, '-keyint_min', `${task.fps * 4}`, '-sc_threshold', '0'],
        ...['-f', 'hls', '-hls_time', '4', '-hls_list_size', '0', '-hls_playlist_type', 'vod'],
        ...['-hls_flags', 'independent_segments', '-hls_segment_filename', join(task.folder, '%d.ts')],
        join(task.folder, 'list.m3u8'),
      ];
    case 'frames':
      return [
        ...begin,
        ...inThreads,
        ...(task.input.endsWith('.m3u8') ? own : []),
        ...[
          '-i',
          task.input,
          '-an',
          '-vf',
          `fps=1/${task.every}:round=up,scale=${task.width}:${task.height}`,
        ],
        ...['-frames:v', `${task.most}`, '-pix_fmt', 'rgb24', '-f', 'rawvideo', task.output],
      ];
    case 'whole':
      return [
        ...begin,
        ...own,
        '-i',
        task.input,
        '-c',
        'copy',
        '-movflags',
        '+faststart',
        '-f',
        'mp4',
        task.output,
      ];
  }
}

/** Reads what the program says of a file that it was given without anything to do. */
function readProbe(said: string): Probe {
  const [, h, m, s] = /Duration: (\d+):(\d+):([\d.]+)/.exec(said) ?? [];
  const streams = said.split('\n').filter((one) => one.includes('Stream #'));
  const video = streams.find((one) => one.includes('Video:')) ?? '';
  const size = /, (\d{2,5})x(\d{2,5})/.exec(video);
  const fps = /([\d.]{1,12}) fps/.exec(video)?.[1];
  return {
    seconds: h ? Number(h) * 3600 + Number(m) * 60 + Number(s) : 0,
    width: Number(size?.[1] ?? 0),
    height: Number(size?.[2] ?? 0),
    fps: Number(fps ?? 0),
    audio: streams.some((one) => one.includes('Audio:')),
  };
}

/** Address space in bytes: FFmpeg's libraries need 2 GB, its program less. Only Linux knows the limit. */
const memory = { cli: 3_000_000_000, 'node-av': 6_000_000_000 } as const;

const has = (program: string): Promise<boolean> =>
  stat(program).then(
    () => true,
    () => false,
  );

const chrt = '/usr/bin/chrt';
let idles: Promise<boolean> | undefined;

/** Whether a program can be had that runs only while nobody else wants to: containers may refuse it. */
const mayIdle = (): Promise<boolean> => {
  idles ??= promisify(execFile)(chrt, ['--idle', '0', '/bin/true'], { env: {} }).then(
    () => true,
    () => false,
  );
  return idles;
};

/**
 * What a program is begun with where the system has it: a limit of memory, the disk and the processor after everybody else.
 * A low priority alone lets it finish its turn first, and visitors wait for that.
 */
async function begunWith(kind: Transcoder['kind']): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const [limit, disk] = ['/usr/bin/prlimit', '/usr/bin/ionice'];
  return [
    ...((await has(limit)) ? [limit, `--as=${memory[kind]}`, '--core=0'] : []),
    ...((await has(disk)) ? [disk, '-c', '3', '-t'] : []),
    ...((await mayIdle()) ? [chrt, '--idle', '0'] : []),
  ];
}

/** Begins a process that has nothing of ours: no environment, no secrets, the lowest priority. */
async function begin({ kind, path }: Transcoder, task: Task): Promise<ChildProcess> {
  const work = kind === 'cli' ? [path, ...argumentsOf(task)] : [process.execPath, path, JSON.stringify(task)];
  const [program = path, ...words] = [...(await begunWith(kind)), ...work];
  const child = spawn(program, words, {
    // The libraries work in this pool of Node's, one thread for each step of each picture.
    env: { UV_THREADPOOL_SIZE: `${threads}` },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  if (child.pid !== undefined)
    try {
      setPriority(child.pid, os.priority.PRIORITY_LOW);
    } catch {
      // It has ended already, or the system does not let us: the work is done all the same.
    }
  return child;
}

/** Processes at work; they end with the server, or they would go on for nobody. */
const children = new Set<ChildProcess>();
let ending = false;

/** Whether this server ends: nothing new is begun. */
export const isEnding = (): boolean => ending;

/** Ends all work; it is taken up again by another process. */
export function endTasks(): void {
  ending = true;
  for (const child of children) child.kill('SIGKILL');
}

/** Work may begin: a server starts. */
export const beginTasks = (): void => {
  ending = false;
};

/** Longest that is kept of what a program says, in characters. */
const longestSaid = 20_000;

/**
 * Has a piece of work done by a process of its own.
 * @returns what it answered
 * @throws Unpackable when it could not be done · Stopped
 */
export async function runTask(
  transcoder: Transcoder,
  task: Task,
  { patience, onTime, signal }: Watched,
): Promise<unknown> {
  if (signal.aborted || ending) throw new Stopped();
  const child = await begin(transcoder, task);
  children.add(child);
  let said = '';
  let line = '';
  let answer: unknown;
  let late = false;
  const end = () => child.kill('SIGKILL');
  const timer = setTimeout(() => {
    late = true;
    end();
  }, patience);
  signal.addEventListener('abort', end);
  child.stderr?.on('data', (bytes: Buffer) => {
    said = (said + bytes.toString('utf8')).slice(-longestSaid);
  });
  child.stdout?.on('data', (bytes: Buffer) => {
    const lines = (line + bytes.toString('utf8')).split('\n');
    line = (lines.pop() ?? '').slice(-longestSaid);
    for (const one of lines) {
      const time = /^out_time_us=(\d+)/.exec(one)?.[1];
      if (time) onTime?.(Number(time) / 1e6);
      if (!one.startsWith('{')) continue;
      const told = JSON.parse(one) as { time?: number; done?: unknown };
      if (told.time !== undefined) onTime?.(told.time);
      if ('done' in told) answer = told.done;
    }
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (signal.aborted || ending) throw new Stopped();
    if (late) throw new Unpackable('转码用时过长，请换一个较短或较小的视频');
    if (transcoder.kind === 'cli' && task.name === 'probe') {
      const found = readProbe(said);
      // The program always ends with a fault here: it was given nothing to do.
      if (found.seconds === 0 && found.width === 0) throw new Unpackable(reasonOf(said));
      return found;
    }
    if (code !== 0) throw new Unpackable(`${reasonOf(said)}`);
    return answer;
  } finally {
    children.delete(child);
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** The reason in words that staff can act on. */
function reasonOf(said: string): string {
  if (/Invalid data found|moov atom not found|EBML/i.test(said))
    return '文件不完整或不是可以识别的视频，请重新导出后上传';
  if (/whitelist|not on whitelist/i.test(said)) return '这种文件不能作为视频，请上传 MP4、MOV、MKV 或 WebM';
  if (/No space left/i.test(said)) return '服务器磁盘空间不足，请联系管理员';
  if (/Cannot allocate|bad_alloc|out of memory/i.test(said))
    return '视频的画面过大，内存不足，请降低分辨率后上传';
  if (/Unknown decoder|Decoder [^\n]{1,60} not found|no decoder/i.test(said))
    return '不支持这种编码，请用 H.264 重新导出';
  return '转码没有成功，请重试；多次失败请换用 H.264 编码的 MP4';
}

/** The length of each segment, of a playlist of plain ones. In seconds. @throws Unpackable where nothing was written */
export async function durationsOf(list: string): Promise<number[]> {
  const text = await readFile(list, 'utf8').catch(() => '');
  const durations = [...text.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, value]) => Number(value));
  if (durations.length === 0) throw new Unpackable('转码没有写出内容，请重试');
  return durations;
}
