import type { Access, ApiKey } from '@harbor/contract';
import { type TestApp, testApp } from '../../../testing/app';
import { insertCourse } from '../courses/testing/courses';
import { type Person, staffOf } from '../fulfilment/testing/flow';
import { idTaking, ownedAreas } from './testing/access/slots';
import { contentsOf } from './testing/access/snapshot';
import { accessTable, type Input } from './testing/access/table';
import { type Things, thingsOfOne } from './testing/access/things';
import { insertGoods } from './testing/shop';

let site: TestApp;
let staff: Person;
let ann: Things;
let ben: Things;
/** What the database holds before anybody tries anything. */
let untouched: Record<string, string>;
beforeAll(async () => {
  site = await testApp({ areas: [...ownedAreas] });
  staff = await staffOf(site);
  const sold = { goods: await insertGoods(site.core), course: await insertCourse(site.core) };
  ann = await thingsOfOne(site, staff, sold);
  ben = await thingsOfOne(site, staff, sold);
  untouched = await contentsOf(site.core.db);
});
afterAll(() => site.close());

/** What can be told from an answer. */
async function answerOf(key: ApiKey, input: Input, token?: string) {
  const { status, code, msg, data } = await site.call(key, { ...input, token } as never);
  return { status, code, msg, data: data as unknown };
}

const split = (slot: string) => slot.split('.') as ['params' | 'query' | 'body', string];

function valueAt(input: Input, slot: string): unknown {
  const [place, name] = split(slot);
  return (input[place] as Record<string, unknown> | undefined)?.[name];
}

function withValue(input: Input, slot: string, value: unknown): Input {
  const [place, name] = split(slot);
  return { ...input, [place]: { ...input[place], [name]: value } };
}

/** The same value with ids that nothing has. */
function unknownLike(value: unknown): unknown {
  if (typeof value === 'number') return 999_999_999_999;
  const text = JSON.stringify(value)
    .replace(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, 'Z'.repeat(26))
    .replace(/OWN\d+/g, 'NONE');
  return JSON.parse(text);
}

const callerOf = (own: Things, access: Access) => (access === 'teacher' ? own.teacher : own.user);

const forPeople = idTaking.filter(({ spec }) => spec.access !== 'staff');

test('each call that takes an id says whose the id is, and gives no call an entry that is none', () => {
  expect(Object.keys(accessTable).sort()).toEqual(forPeople.map(({ key }) => key).sort());
  const unsaid = forPeople.flatMap(({ key, slots }) => {
    const { input, shared = {} } = accessTable[key] ?? { input: () => ({}) };
    const own = input(ann, site);
    return slots
      .filter((slot) => !(slot in shared) && valueAt(own, slot) === undefined)
      .map((slot) => `${key} ${slot}`);
  });
  expect(unsaid).toEqual([]);
});

const owned = forPeople.flatMap(({ key, spec, slots }) => {
  const entry = accessTable[key];
  const own = slots.filter((slot) => entry && !(slot in (entry.shared ?? {})));
  return entry ? own.map((slot) => ({ key, access: spec.access, file: spec.file, slot, entry })) : [];
});

/** What somebody else was answered. */
const refusals: { key: ApiKey; answer: Awaited<ReturnType<typeof answerOf>> }[] = [];

test.each(owned)("$key knows nobody else's $slot", async ({ key, access, slot, entry }) => {
  const [of, mine] = [entry.input(ann, site), entry.input(ben, site)];
  const { token } = callerOf(ben, access);
  const theirs = valueAt(of, slot);
  const answer = await answerOf(key, withValue(mine, slot, theirs), token);
  // An id that exists is told from one that does not by nothing in the answer.
  expect(answer).toEqual(await answerOf(key, withValue(mine, slot, unknownLike(theirs)), token));
  expect(slot.startsWith('body') ? [404, 422] : [404]).toContain(answer.status);
  refusals.push({ key, answer });

  const visitor = await answerOf(key, access === 'public' ? { params: of.params ?? {} } : of);
  expect(visitor.status).toBe(access === 'public' ? 404 : 401);
  if (access === 'teacher') expect((await answerOf(key, of, ben.user.token)).status).toBe(403);
});

test('none of these calls has changed anything', async () => {
  expect(refusals).toHaveLength(owned.length);
  expect(await contentsOf(site.core.db)).toEqual(untouched);
});

// The ids were of things that are there, and the calls find them. Those that give a file asked for a ticket of its owner first.
const found = owned.filter(({ file }) => !file);
test.each([...new Map(found.map((one) => [one.key, one])).values()])(
  "$key finds its owner's",
  async ({ key, access, entry }) => {
    const answer = await answerOf(key, entry.input(ann, site), callerOf(ann, access).token);
    expect([401, 403, 404]).not.toContain(answer.status);
    for (const refused of refusals.filter((one) => one.key === key))
      expect(answer).not.toEqual(refused.answer);
  },
);

test.each(idTaking.filter(({ spec }) => spec.access === 'staff'))(
  '$key is for staff alone',
  async ({ key, slots }) => {
    const params = Object.fromEntries(
      slots.flatMap((slot) => (slot.startsWith('params') ? [[split(slot)[1], ann.unpaid]] : [])),
    );
    const statuses = [];
    for (const token of [undefined, ben.user.token, ben.teacher.token])
      statuses.push((await answerOf(key, { params }, token)).status);
    expect(statuses).toEqual([401, 403, 403]);
  },
);
