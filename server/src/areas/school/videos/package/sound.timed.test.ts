import { execFile } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverRoot } from '../../../../paths';
import { heardIn } from '../testing/sound';
import { durationsOf, runTask } from './run-task';

const folder = mkdtempSync(join(tmpdir(), 'harbor-sound-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const transcoder = {
  kind: 'node-av',
  name: 'node-av',
  path: join(serverRoot, 'transcoder', 'node-av.mjs'),
} as const;

const [width, height, fps, seconds] = [320, 180, 10, 64];

/** A film of slides: pictures that cost next to nothing, so that they are ready long before their sound. */
async function slides(): Promise<string> {
  const [video, audio, output] = ['a.yuv', 'a.pcm', 'a.mp4'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const file = openSync(video, 'w');
  for (let n = 0; n < fps * seconds; n++)
    writeSync(file, Buffer.alloc((width * height * 3) / 2, 60 + (n % 100)));
  const sound = Buffer.alloc(48_000 * 2 * seconds);
  for (let n = 0; n < sound.length / 2; n++) sound.writeInt16LE(Math.round(8000 * Math.sin(n / 20)), n * 2);
  writeFileSync(audio, sound);
  const task = { name: 'record', video, audio, output, width, height, fps, crf: 30, audioRate: '96k' };
  await promisify(execFile)(process.execPath, [transcoder.path, JSON.stringify(task)], {
    maxBuffer: 10_000_000,
  });
  return output;
}

test('a segment has the sound of its own pictures, however much sooner those are ready', async () => {
  const input = await slides();
  await runTask(
    transcoder,
    {
      ...{ name: 'rendition', input, folder, width, height, fps, maxrate: 800_000, level: '3.0' },
      ...{ audio: true, sound: 64_000, channels: 1, crf: 30 },
    },
    { patience: 600_000, signal: new AbortController().signal },
  );
  const durations = await durationsOf(join(folder, 'list.m3u8'));
  expect(durations).toHaveLength(seconds / 4);
  for (const n of durations.keys()) {
    const { pictures, sound } = heardIn(readFileSync(join(folder, `${n}.ts`)));
    expect([n, pictures?.count]).toEqual([n, fps * 4]);
    expect(Math.abs((sound?.from ?? 0) - (pictures?.from ?? 0))).toBeLessThan(0.5);
    expect(Math.abs((sound?.to ?? 0) - (pictures?.to ?? 0))).toBeLessThan(0.5);
  }
}, 600_000);
