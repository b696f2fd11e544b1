import { createCipheriv } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { videoLimits } from '../limits';
import { minuteKey, minuteOf, segmentIv } from '../play/keys';
import { mp4Name } from '../play/mp4';
import type { Pack } from '../store';
import { durationsOf, type Probe, runTask, type Task, Unpackable } from './run-task';
import type { Transcoder } from './transcoder';

/** What is made of a recording, the lowest first: 2 or 3 qualities. Bits a second. */
const ladder = [
  { height: 360, maxrate: 800_000, level: '3.0', codec: 'avc1.64001e' },
  { height: 720, maxrate: 2_500_000, level: '3.1', codec: 'avc1.64001f' },
  { height: 1080, maxrate: 4_500_000, level: '4.0', codec: 'avc1.640028' },
] as const;

/** Sound beside the picture. Bits a second. */
const soundRate = 110_000;

/** Preview pictures: width, height, seconds between two, pictures in a row. */
const preview = { width: 160, height: 90, every: 2, columns: 10, most: 5000 };

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2);

/** Pictures a second: those of the recording, at most 30. A whole number, so that each segment has four seconds. */
const rateOf = (fps: number) => (fps > 0 ? Math.min(30, Math.max(10, Math.round(fps))) : 25);

/** Which qualities a recording has. A small one keeps its own size beside the lowest. */
export function qualitiesOf({ width, height }: Pick<Probe, 'width' | 'height'>) {
  const fitting = ladder.filter((one) => one.height <= height * 1.05);
  const chosen = fitting.length > 0 ? fitting : [{ ...ladder[0], height: even(Math.min(height, 360)) }];
  return chosen.map((one) => ({ ...one, width: even((width * one.height) / height) }));
}

/** What a recording may be. @throws Unpackable */
export function checkProbe({ seconds, width, height }: Probe): void {
  if (width === 0 || height === 0) throw new Unpackable('文件里没有画面，请上传视频');
  if (!(seconds > 0)) throw new Unpackable('读不出视频的时长，请重新导出后上传');
  if (seconds < 3) throw new Unpackable('视频太短，至少 3 秒');
  if (seconds > videoLimits.longest) throw new Unpackable('视频过长，最长 6 小时，请分成几讲');
  if (width > 7680 || height > 4320) throw new Unpackable('画面过大，请降低到 4K 以内');
}

interface Making {
  transcoder: Transcoder;
  /** The recording. */
  input: string;
  /** Empty private folder. */
  work: string;
  /** What the keys are made of. */
  key: Buffer;
  signal: AbortSignal;
  /** For recordings that are kept small; teaching films are made with what is usual. */
  rates?: { sound?: number; channels?: number; crf?: number; whole?: boolean };
  /** Told which step is being done, and how far all of it is in percent. */
  reached(step: string, percent: number): Promise<void>;
}

/** What was made of a recording, in `work/out`. */
export interface Made {
  folder: string;
  pack: Pack;
}

/**
 * Makes all that is served of a recording: segments of each quality, encrypted, poster, preview pictures, one whole file.
 * Plain segments are gone afterwards.
 * @throws Unpackable, Stopped
 */
export async function makePack({
  transcoder,
  input,
  work,
  key,
  signal,
  reached,
  rates = {},
}: Making): Promise<Made> {
  const [plain, out] = [join(work, 'plain'), join(work, 'out')];
  await rm(work, { recursive: true, force: true });
  for (const folder of [plain, out]) await mkdir(folder, { recursive: true, mode: 0o700 });
  await reached('读取信息', 1);
  const probe = (await runTask(transcoder, { name: 'probe', input }, { patience: 60_000, signal })) as Probe;
  checkProbe(probe);
  const patience = Math.max(600_000, probe.seconds * videoLimits.patience * 1000);
  const qualities = qualitiesOf(probe);
  const fps = rateOf(probe.fps);
  // The work grows with the pictures' area; the rest takes the last tenth.
  const weights = qualities.map(({ width, height }) => width * height);
  const all = weights.reduce((sum, one) => sum + one, 0);
  const renditions: Pack['renditions'] = [];
  let before = 0;
  for (const [place, { height, width, maxrate, level, codec }] of qualities.entries()) {
    const folder = join(plain, String(height));
    await mkdir(folder, { mode: 0o700 });
    const share = (weights[place] ?? 0) / all;
    const at = (seconds: number) =>
      Math.min(90, Math.round((before + share * (seconds / probe.seconds)) * 88) + 2);
    await reached(`转码 ${height}P`, at(0));
    const task: Task = {
      name: 'rendition',
      input,
      folder,
      width,
      height,
      fps,
      maxrate,
      level,
      audio: probe.audio,
      sound: rates.sound ?? 96_000,
      channels: rates.channels ?? 2,
      crf: rates.crf ?? 23,
    };
    let told = 0;
    await runTask(transcoder, task, {
      ...{ patience, signal },
      onTime(seconds) {
        // A line of the database every percent, not every second.
        if (at(seconds) <= told) return;
        told = at(seconds);
        void reached(`转码 ${height}P`, told).catch(() => undefined);
      },
    });
    before += share;
    renditions.push({
      ...{ height, width, durations: await durationsOf(join(folder, 'list.m3u8')) },
      bandwidth: maxrate + (probe.audio ? soundRate : 0),
      codecs: probe.audio ? `${codec},mp4a.40.2` : codec,
    });
  }
  await reached('加密', 91);
  for (const { height, durations } of renditions)
    await encrypt(join(plain, String(height)), join(out, String(height)), durations.length, { key, signal });
  await reached('截图', 95);
  const lowest = renditions[0];
  const highest = renditions.at(-1);
  if (!lowest || !highest) throw new Unpackable('转码没有写出内容，请重试');
  const seconds = lowest.durations.reduce((sum, one) => sum + one, 0);
  await makePoster(transcoder, { plain, out, rendition: highest, work, signal });
  await makeSprite(transcoder, { plain, out, rendition: lowest, work, seconds, signal });
  if (rates.whole !== false) {
    await reached('合成 MP4', 98);
    const middle = renditions.find(({ height }) => height === 720) ?? lowest;
    await runTask(
      transcoder,
      { name: 'whole', input: join(plain, String(middle.height), 'list.m3u8'), output: join(out, mp4Name) },
      { patience, signal },
    );
  }
  const pack = { seconds, renditions };
  await writeFile(join(out, 'pack.json'), JSON.stringify(pack), { mode: 0o600 });
  await rm(plain, { recursive: true, force: true });
  return { folder: out, pack };
}

/** Encrypts the segments of a quality, each with the key of its minute. */
async function encrypt(
  from: string,
  to: string,
  count: number,
  { key, signal }: { key: Buffer; signal: AbortSignal },
): Promise<void> {
  await mkdir(to, { mode: 0o755 });
  for (let n = 0; n < count; n++) {
    signal.throwIfAborted();
    const cipher = createCipheriv('aes-128-cbc', minuteKey(key, minuteOf(n)), segmentIv(n));
    const content = await readFile(join(from, `${n}.ts`));
    await writeFile(join(to, `${n}.ts`), Buffer.concat([cipher.update(content), cipher.final()]));
  }
}

interface Picturing {
  plain: string;
  out: string;
  work: string;
  rendition: Pack['renditions'][number];
  signal: AbortSignal;
}

/** The first picture after a tenth of the lesson: the very first is often black. */
async function makePoster(transcoder: Transcoder, { plain, out, work, rendition, signal }: Picturing) {
  const { width, height, durations } = rendition;
  const raw = join(work, 'poster.raw');
  const input = join(plain, String(height), `${Math.floor(durations.length / 10)}.ts`);
  await runTask(
    transcoder,
    { name: 'frames', input, output: raw, width, height, every: 60, most: 1 },
    { patience: 60_000, signal },
  );
  const content = await readFile(raw);
  if (content.length < width * height * 3) throw new Unpackable('截不到画面，请重试');
  await sharp(content.subarray(0, width * height * 3), { raw: { width, height, channels: 3 } })
    .resize({ width: Math.min(width, 1280) })
    .webp({ quality: 80 })
    .toFile(join(out, 'poster.webp'));
  await rm(raw, { force: true });
}

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Preview pictures of the whole lesson in one, and which of them belongs to which seconds. */
async function makeSprite(
  transcoder: Transcoder,
  { plain, out, work, rendition, seconds, signal }: Picturing & { seconds: number },
) {
  const { width, height, columns, most } = preview;
  // A picture has 16,383 points at most in WebP: longer lessons have fewer pictures.
  const rows = Math.floor(16_000 / height);
  const every = Math.max(preview.every, Math.ceil(seconds / (rows * columns)));
  const raw = join(work, 'sprite.raw');
  const input = join(plain, String(rendition.height), 'list.m3u8');
  await runTask(
    transcoder,
    { name: 'frames', input, output: raw, width, height, every, most },
    { patience: 600_000, signal },
  );
  const size = width * height * 3;
  const content = await readFile(raw);
  const count = Math.floor(content.length / size);
  if (count === 0) throw new Unpackable('截不到画面，请重试');
  await sharp({
    create: {
      ...{
        width: width * Math.min(columns, count),
        height: height * Math.ceil(count / columns),
        channels: 3,
      },
      background: '#0b1430',
    },
  })
    .composite(
      Array.from({ length: count }, (_, n) => ({
        input: content.subarray(n * size, (n + 1) * size),
        raw: { width, height, channels: 3 as const },
        ...{ left: (n % columns) * width, top: Math.floor(n / columns) * height },
      })),
    )
    .webp({ quality: 60 })
    .toFile(join(out, 'sprite.webp'));
  const cues = Array.from({ length: count }, (_, n) => {
    const at = `xywh=${(n % columns) * width},${Math.floor(n / columns) * height},${width},${height}`;
    return `${clock(n * every)} --> ${clock(Math.min(seconds, (n + 1) * every))}\nsprite.webp#${at}`;
  });
  await writeFile(join(out, 'sprite.vtt'), `WEBVTT\n\n${cues.join('\n\n')}\n`);
  await rm(raw, { force: true });
}

/** Bytes that everything of a recording takes on the disk while it is made, reckoned from above. */
export const spaceFor = async (source: string): Promise<number> =>
  4 * (await stat(source)).size + 500_000_000;
