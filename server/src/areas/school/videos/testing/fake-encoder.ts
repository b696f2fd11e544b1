import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A program that behaves as FFmpeg does for the tasks of packaging, without a codec: segments are words, pictures are grey.
 * What it is given decides: `broken` is no film, `slow` takes its time.
 * @returns its path, for FFMPEG_PATH
 */
export function fakeEncoder(folder: string): string {
  const path = join(folder, 'ffmpeg');
  writeFileSync(
    path,
    `#!${process.execPath}
const { readFileSync, writeFileSync, existsSync } = require('node:fs');
const args = process.argv.slice(2);
const after = (name) => args[args.indexOf(name) + 1];
const output = args.at(-1);
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
if (args.includes('-version')) { console.log('ffmpeg version fake'); process.exit(0); }
const input = after('-i');
const source = existsSync(input) ? readFileSync(input).toString('latin1', 0, 20) : '';
if (source.startsWith('broken')) { console.error(input + ': moov atom not found'); process.exit(1); }
if (output === input) {
  console.error('  Duration: 00:00:41.00, start: 0\\n  Stream #0:0: Video: h264 (High), yuv420p, 1280x720, 25 fps\\n  Stream #0:1: Audio: aac');
  process.exit(1);
}
if (args.includes('hls')) {
  const lines = ['#EXTM3U'];
  for (let n = 0; n < 11; n += 1) {
    if (source.startsWith('slow')) sleep(250);
    writeFileSync(after('-hls_segment_filename').replace('%d', n), 'segment ' + n + ' of a lesson');
    lines.push('#EXTINF:' + (n < 10 ? '4.000' : '1.000') + ',', n + '.ts');
    process.stdout.write('out_time_us=' + (n + 1) * 4000000 + '\\n');
  }
  writeFileSync(output, lines.join('\\n'));
} else if (args.includes('rawvideo')) {
  const [w, h] = /scale=(\\d+):(\\d+)/.exec(after('-vf')).slice(1).map(Number);
  writeFileSync(output, Buffer.alloc(w * h * 3 * Math.min(Number(after('-frames:v')), 20), 128));
} else writeFileSync(output, 'all of it');
`,
  );
  chmodSync(path, 0o755);
  return path;
}
