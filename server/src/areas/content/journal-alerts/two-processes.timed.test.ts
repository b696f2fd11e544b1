import { issnOf } from '@harbor/contract/journal-numbers';
import { race, repeats } from '../../../testing/race';
import { type SecondProcess, secondProcess } from '../../../testing/second-process';
import { beginRollback } from '../journal-desk/imports/rollback';
import { type JournalDesk, openJournalDesk } from '../journal-desk/testing/desk';
import { until, workerProcess } from '../journal-desk/testing/worker-process';
import { alertLimits } from './limits';
import { goOnTelling } from './telling/steps';
import { alertAreas, collected, tellAll, timesTold } from './testing/alerts';

let desk: JournalDesk;
let both: SecondProcess;
let next = 0;

beforeAll(async () => {
  desk = await openJournalDesk(alertAreas);
  both = await secondProcess(desk.site);
});
afterAll(async () => {
  await both.close();
  await desk.site.close();
});

interface Known {
  id: number;
  name: string;
  issn: string;
}

async function journal(): Promise<Known> {
  next += 1;
  const [name, issn] = [`Racing Letters ${next}`, issnOf(String(2_800_000 + next))];
  await desk.imported(`刊名,ISSN,收录\n${name},${issn},ESCI\n`);
  const row = await desk.site.core.db
    .selectFrom('journals')
    .select('id')
    .where('issn', '=', issn)
    .executeTakeFirstOrThrow();
  return { id: row.id, name, issn };
}

const joins = ({ name, issn }: Known, index: string) =>
  desk.imported(`刊名,ISSN,收录\n${name},${issn},${index}\n`);

async function followers(count: number, journalId: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id, token } = await desk.site.user();
    await collected(desk.site, token, journalId);
    ids.push(id);
  }
  return ids;
}

const told = (ids: readonly number[]) => Promise.all(ids.map((id) => timesTold(desk.site, id)));

test('two processes that go on at once tell each person once', async () => {
  const one = await journal();
  await tellAll(desk.site);
  const usual = { ...alertLimits };
  Object.assign(alertLimits, { peopleAtOnce: 2 });
  try {
    const people = await followers(9, one.id);
    await joins(one, 'SCIE');
    await both.runTwice('journals.alert', 0);
    await both.runTwice('journals.alert', 0);
    expect(await told(people)).toEqual(people.map(() => 1));
  } finally {
    Object.assign(alertLimits, usual);
  }
});

test('an import that is undone while it is told: who was told hears that too, and nobody else hears anything', async () => {
  const one = await journal();
  const people = await followers(3, one.id);
  await tellAll(desk.site);
  const { core } = desk.site;
  for (let round = 0; round < repeats; round += 1) {
    const before = await told(people);
    const { id } = await joins(one, round % 2 === 0 ? 'SCIE' : 'SSCI');
    await race(
      round,
      () => goOnTelling(both.core),
      () => beginRollback(core, people[0] ?? 0, id, '来源有误'),
    );
    await core.db.updateTable('journal_imports').set({ status: 5 }).where('id', '=', id).execute();
    const between = await told(people);
    await desk.rollBack(id);
    await tellAll(desk.site);
    const after = await told(people);
    for (const [n, count] of after.entries()) {
      const first = (between[n] ?? 0) - (before[n] ?? 0);
      expect([0, 1]).toContain(first);
      expect(count - (between[n] ?? 0)).toBe(first);
    }
  }
});

test('whatever the telling is at when its process is killed, another goes on, and each is told once', async () => {
  const worker = await workerProcess(desk.site);
  const one = await journal();
  await tellAll(desk.site);
  const people = await followers(3, one.id);
  for (const table of ['journal_change_lines', 'messages', 'journal_alert_runs']) {
    const before = await told(people);
    await worker.killedAt(table, () => joins(one, `INDEX ${table}`), 'after');
    await worker.begin();
    await until(`what ${table} kept back`, async () =>
      (await told(people)).every((n, i) => n > (before[i] ?? 0)),
    );
    await worker.kill();
    await tellAll(desk.site);
    expect(await told(people)).toEqual(before.map((n) => n + 1));
  }
  await worker.close();
}, 300_000);
