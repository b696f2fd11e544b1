import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Access, ApiKey } from '@harbor/contract';
import { serverRoot } from '../paths';
import { callsOf, declaredAccess, entriesOf, manifestOf, type OwnedCall } from '../testing/access/declared';
import type { Input } from '../testing/access/entry';
import { idTaking } from '../testing/access/slots';
import { contentsOf } from '../testing/access/snapshot';
import { type Things, thingsOfOne } from '../testing/access/things';
import { type TestApp, testApp } from '../testing/app';
import { issueToken } from './operations/platform/tokens';
import { insertCourse } from './trade/courses/testing/courses';
import { type Person, staffOf } from './trade/fulfilment/testing/flow';
import { insertGoods } from './trade/orders/testing/shop';

const placed = join(serverRoot, 'src/areas');
const folders = readdirSync(placed, { withFileTypes: true })
  .filter((room) => room.isDirectory())
  .flatMap(({ name: room }) => readdirSync(join(placed, room)).map((area) => `${room}/${area}`));
const declared = declaredAccess(folders);
const entries = entriesOf(declared);

/** What a buyer has of each area's own things, by the area. */
type Made = Map<string, unknown>;

let site: TestApp;
let staff: Person;
/** A deploy token of a part that is none of those named. */
let foreignToken: string;
let ann: { own: Things; made: Made };
let ben: { own: Things; made: Made };
/** What the database holds before anybody tries anything. */
let untouched: Record<string, string>;

async function everythingOf(sold: Pick<Things, 'goods' | 'course'>) {
  const own = await thingsOfOne(site, staff, sold);
  const made: Made = new Map();
  for (const { area, access } of declared) made.set(area, await access.make?.(own, site));
  return { own, made };
}

beforeAll(async () => {
  site = await testApp();
  staff = await staffOf(site);
  const sold = { goods: await insertGoods(site.core), course: await insertCourse(site.core) };
  ann = await everythingOf(sold);
  ben = await everythingOf(sold);
  const issued = await issueToken(site.core, { name: '别的团队', remotes: ['mf-other'] }, { name: '测试' });
  foreignToken = issued.token;
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
  if (Array.isArray(value)) return value.map(unknownLike);
  // An id of a query.
  if (/^\d{1,11}$/.test(String(value))) return '999999999999';
  const text = JSON.stringify(value)
    .replace(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, 'Z'.repeat(26))
    .replace(
      /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
      '0'.repeat(8).concat('-0000-4000-8000-', '0'.repeat(12)),
    )
    .replace(/\d{12,}/g, (digits) => '9'.repeat(digits.length))
    .replace(/OWN\d+/g, 'NONE');
  return JSON.parse(text);
}

/** How somebody makes a call with an id of theirs in this place. */
function inputFor({ area, entry }: OwnedCall, slot: string, { own, made }: typeof ann): Input {
  const mine = made.get(area);
  const first = entry.input(own, site, mine);
  return valueAt(first, slot) === undefined ? (entry.instead?.(own, site, mine) ?? first) : first;
}

const callerOf = ({ own }: typeof ann, access: Access) => (access === 'teacher' ? own.teacher : own.user);

const forPeople = idTaking.filter(({ spec }) => spec.access !== 'staff' && spec.access !== 'release');

test('each call that takes an id says whose the id is, and gives no call an entry that is none', () => {
  const elsewhere = declared.flatMap(({ hidden, passedOver }) => [...Object.keys(hidden), ...passedOver]);
  const said = [...entries.keys(), ...elsewhere];
  expect(said.toSorted()).toEqual(forPeople.map(({ key }) => key).toSorted());
});

test('each id of them is shared with a reason, or one of the things that a buyer has', () => {
  const unsaid = forPeople.flatMap(({ key, slots }) => {
    const found = entries.get(key);
    if (!found) return [];
    return slots
      .filter((slot) => !(slot in (found.entry.shared ?? {})))
      .filter((slot) => valueAt(inputFor(found, slot, ann), slot) === undefined)
      .map((slot) => `${key} ${slot}`);
  });
  expect(unsaid).toEqual([]);
});

test('each area declares calls that it serves itself', async () => {
  for (const { area, access } of declared) {
    const manifest = manifestOf(area);
    expect([area, manifest?.name]).toEqual([area, area.split('/').at(-1)]);
    const served = manifest ? await callsOf(manifest) : [];
    expect([area, Object.keys(access.calls).filter((key) => !served.includes(key))]).toEqual([area, []]);
  }
});

const owned = forPeople.flatMap(({ key, spec, slots }) => {
  const found = entries.get(key);
  if (!found) return [];
  const { entry } = found;
  const passedOver = new Set(entry.passedOver);
  return slots
    .filter((slot) => !(slot in (entry.shared ?? {})))
    .map((slot) => {
      const refusal = slot.startsWith('body') ? [404, 422] : [404];
      const statuses = passedOver.has(slot) ? [200] : refusal;
      const inputOf = (whose: typeof ann) => inputFor(found, slot, whose);
      return { key, slot, statuses, access: spec.access, file: spec.file, inputOf };
    });
});

/** What somebody else was answered. */
const refusals: { key: ApiKey; answer: Awaited<ReturnType<typeof answerOf>> }[] = [];

test.each(owned)("$key knows nobody else's $slot", async ({ key, access, slot, statuses, inputOf }) => {
  const [of, mine] = [inputOf(ann), inputOf(ben)];
  const { token } = callerOf(ben, access);
  const theirs = valueAt(of, slot);
  const unknown = unknownLike(theirs);
  expect(unknown).not.toEqual(theirs);
  const answer = await answerOf(key, withValue(mine, slot, theirs), token);
  // An id that exists is told from one that does not by nothing in the answer.
  expect(answer).toEqual(await answerOf(key, withValue(mine, slot, unknown), token));
  expect(statuses).toContain(answer.status);
  refusals.push({ key, answer });

  const visitor = await answerOf(key, access === 'public' ? { params: of.params ?? {} } : of);
  expect(visitor.status).toBe(access === 'public' ? 404 : 401);
  if (access === 'teacher') expect((await answerOf(key, of, ben.own.user.token)).status).toBe(403);
});

test('none of these calls has changed anything', async () => {
  expect(refusals).toHaveLength(owned.length);
  expect(await contentsOf(site.core.db)).toEqual(untouched);
});

// The ids were of things that are there, and the calls find them. Those that give a file asked for a ticket of its owner first.
const found = owned.filter(({ file }) => !file);
test.each([...new Map(found.map((one) => [one.key, one])).values()])(
  "$key finds its owner's",
  async ({ key, access, statuses, inputOf }) => {
    const before = statuses.includes(200) ? await contentsOf(site.core.db) : undefined;
    const answer = await answerOf(key, inputOf(ann), callerOf(ann, access).token);
    expect([401, 403, 404]).not.toContain(answer.status);
    // Where ids of others are passed over in silence, one's own are seen to do something.
    if (before) expect(await contentsOf(site.core.db)).not.toEqual(before);
    else
      for (const refused of refusals.filter((one) => one.key === key))
        expect(answer).not.toEqual(refused.answer);
  },
);

const placeholders = (slots: readonly string[]): Input => ({
  params: Object.fromEntries(
    slots.flatMap((slot) => (slot.startsWith('params') ? [[split(slot)[1], ann.own.unpaid]] : [])),
  ),
});

/** A call about a part that has releases, or about a build that somebody else registered. */
const releaseInput = (slots: readonly string[]): Input => ({
  params: Object.fromEntries(
    slots.map((slot) => [split(slot)[1], slot === 'params.remote' ? 'mf-forum' : 'x'.repeat(22)]),
  ),
});

async function statusesFor(key: ApiKey, slots: readonly string[]): Promise<number[]> {
  const statuses = [];
  for (const token of [undefined, ben.own.user.token, ben.own.teacher.token])
    statuses.push((await answerOf(key, placeholders(slots), token)).status);
  return statuses;
}

test.each(idTaking.filter(({ spec }) => spec.access === 'staff'))(
  '$key is for staff alone',
  async ({ key, slots }) => {
    expect(await statusesFor(key, slots)).toEqual([401, 403, 403]);
  },
);

// The token is of another part: it is known, and knows none of theirs.
test.each(idTaking.filter(({ spec }) => spec.access === 'release'))(
  '$key is for staff and the tokens of its part',
  async ({ key, slots }) => {
    expect(await statusesFor(key, slots)).toEqual([401, 403, 403]);
    expect([403, 404, 422]).toContain((await answerOf(key, releaseInput(slots), foreignToken)).status);
  },
);
