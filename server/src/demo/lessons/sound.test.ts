import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minuteKey, minuteOf, segmentIv } from '../../areas/school/videos/play/keys';
import { heardIn } from '../../areas/school/videos/testing/sound';
import { serverRoot } from '../../paths';

interface Recorded {
  course: number;
  lesson: number;
  folder: string;
  key: string;
}

const folder = join(serverRoot, 'demo-lessons');
const recorded: Recorded[] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

test.each(recorded.map((one) => [`${one.course}-${one.lesson}`, one] as const))(
  'each segment of the recording %s has the sound of its own pictures',
  (_name, { folder: name, key }) => {
    const { renditions } = JSON.parse(readFileSync(join(folder, name, 'pack.json'), 'utf8'));
    for (const { height, durations } of renditions)
      for (const n of durations.keys()) {
        const open = createDecipheriv(
          'aes-128-cbc',
          minuteKey(Buffer.from(key, 'base64'), minuteOf(n)),
          segmentIv(n),
        );
        const bytes = readFileSync(join(folder, name, String(height), `${n}.ts`));
        const { pictures, sound } = heardIn(Buffer.concat([open.update(bytes), open.final()]));
        const apart = [sound?.from, sound?.to].map((at, end) =>
          Math.abs((at ?? Number.NaN) - ((end === 0 ? pictures?.from : pictures?.to) ?? Number.NaN)),
        );
        expect([n, height, apart.every((seconds) => seconds < 0.5)]).toEqual([n, height, true]);
      }
  },
);
