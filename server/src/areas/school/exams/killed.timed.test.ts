import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverRoot } from '../../../paths';
import type { TestApp } from '../../../testing/app';
import { bundle } from '../../../testing/bundle';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { answersOf } from './queries';
import { examined, putExam, putQuestion, start } from './testing/exams';

let site: TestApp;
let folder: string;
let dataDir: string;
beforeAll(async () => {
  site = await tradeSite(['exams', 'review', 'certificates', 'messages', 'lessons']);
  dataDir = mkdtempSync(join(tmpdir(), 'harbor-exam-'));
  folder = join(serverRoot, '.harbor', `exam-${process.pid}-${Date.now()}`);
  await bundle(
    {
      server: 'src/areas/school/exams/testing/server.ts',
      work: 'src/work/work.ts',
      'run-work': 'src/work/run-work.mjs',
    },
    folder,
  );
});
afterAll(async () => {
  await site.close();
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
});

async function begin(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn('node', [join(folder, 'server.mjs')], {
    env: {
      ...process.env,
      HARBOR_ENV: 'test',
      HARBOR_DATA: dataDir,
      DATABASE_URL: String(site.core.pool.options.connectionString),
      HARBOR_SECRET: 'a secret that survives each of the deaths',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once('data', (line) => resolve(String(line).trim()));
  });
  return { child, url };
}

/** As a machine that loses its power: nobody is asked. */
const kill = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

test('no answer that was acknowledged is lost when the server is killed in the middle of an exam', async () => {
  const { course, token } = await examined(site);
  const questions = [];
  for (let n = 0; n < 8; n += 1) questions.push(await putQuestion(site.core, course));
  const exam = await putExam(site.core, course, questions);
  const attempt = (await start(site, token, exam)).data.attempt_id;
  /** The newest version of each place that the server has acknowledged. */
  const acknowledged = new Map<number, number>();
  let version = 0;

  for (let death = 0; death < 3; death += 1) {
    const { child, url } = await begin();
    let alive = true;
    /** Somebody who answers as fast as the server takes it. */
    const writer = async (place: number) => {
      while (alive) {
        version += 1;
        const mine = version;
        const answer = await fetch(`${url}/api/applet/examination/save/${attempt}`, {
          method: 'PUT',
          headers: {
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            authorization: `Bearer ${token}`,
          },
          body: JSON.stringify({ answers: [{ place, answer: ['A'], version: mine }] }),
        }).catch(() => undefined);
        if (answer?.status === 200) acknowledged.set(place, Math.max(mine, acknowledged.get(place) ?? 0));
      }
    };
    const writers = questions.map((_, n) => writer(n + 1));
    await sleep(1500);
    await kill(child);
    alive = false;
    await Promise.all(writers);
    const kept = new Map((await answersOf(site.core.db, attempt)).map((one) => [one.place, one.version]));
    expect(acknowledged.size).toBe(questions.length);
    for (const [place, newest] of acknowledged) expect(kept.get(place)).toBeGreaterThanOrEqual(newest);
  }
  // Taken up again where it was, with the time that is left.
  const { data } = await site.call('GET /examination/paper/:id', { params: { id: attempt }, token });
  expect(data.questions.every(({ answer }) => answer[0] === 'A')).toBe(true);
});
