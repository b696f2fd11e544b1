import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { createFieldCipher } from '../../../crypto/field-cipher';
import { settingIn } from '../../../site-settings/read';
import { type TestApp, testApp } from '../../../testing/app';
import { newSession } from '../../../testing/users';
import { publishTeacherAgreement } from './agreements/publish';
import { certificationState } from './apply/state';
import { approve, askSupplement, reject } from './desk/decide';
import { openApplicationFor } from './desk/open';
import { deleteDue } from './evidence/delete';
import { createEvidenceStore } from './evidence/store';
import {
  approved,
  evidence,
  fillIn,
  form,
  idNumber,
  passAll,
  picture,
  submit,
  waiting,
} from './testing/certify';
import { endLocks, endSuspensions, followSupplements, rekeyCertifications } from './ticks';

const day = 86_400_000;

let site: TestApp;
let staff: { id: number; token: string };
let other: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({
    areas: ['certification', 'dictionary', 'profiles', 'messages', 'auth', 'files', 'privacy'],
  });
  staff = await site.user({ is_staff: true, nickname: '许静' });
  other = await site.user({ is_staff: true, nickname: '周晴' });
});
afterAll(() => site.close());

const user = (nickname = '陆思远') => site.user({ nickname });
const state = (userId: number) => certificationState(site.core, userId);
const flags = (id: number) =>
  site.core.db
    .selectFrom('users')
    .select(['is_teacher', 'is_certification'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const hall = (token: string) => site.call('GET /teacher/profile', { token });
const status = (done: Promise<unknown>) =>
  done.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );

test('a step that was saved is there again, whole or not, with what is missing', async () => {
  const { id, token } = await user();
  const saved = await site.call('POST /teacher/v3/certification', {
    ...{ token, body: { step: 'form', real_name: '陆思远', university: { id: 1, name: '随便' } } },
  });
  expect(saved).toMatchObject({ code: 200, data: { application: { status: 0 } } });
  const again = await site.call('GET /teacher/form_info', { token });
  expect(again.data.answers).toMatchObject({ real_name: '陆思远', university: { id: 1, name: '北京大学' } });
  expect(again.data.missing.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['degree', 'id_number', 'id_front', 'degree_proof', 'skills']),
  );
  expect((await state(id)).can.submit).toBe(false);
});

test('the number is checked by its last digit, masked in answers and sealed in the database', async () => {
  const { id, token } = await user();
  const right = idNumber(77);
  const wrong = right.slice(0, 17) + (right.endsWith('1') ? '2' : '1');
  const save = (id_number: string) =>
    site.call('POST /teacher/v2/certification', { token, body: { step: 'teacherid', id_number } });
  const first = await save(wrong);
  const item = first.data.application.items.find(({ key }) => key === 'id_number');
  expect(item?.problem).toBe('第 18 位校验码与前 17 位不符，请对照证件再看一遍');
  expect(JSON.stringify(first.data)).not.toContain(wrong);
  expect((await save(right)).data.application.items.find(({ key }) => key === 'id_number')?.problem).toBe('');
  const { id_number, id_hash } = await site.core.db
    .selectFrom('teacher_applications')
    .select(['id_number', 'id_hash'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(id_number).not.toContain(right);
  expect(id_hash).toHaveLength(32);
});

test('evidence is encrypted on the disk, shown with a mark, and gone when its key is', async () => {
  const { id, token } = await user();
  const plain = await picture(5);
  const kept = await evidence(site, id, 'degree_proof', plain);
  const place = join(site.core.settings.dataDir, 'evidence', kept.id.slice(-2));
  const names = readdirSync(place).filter((name) => name.startsWith(kept.id));
  expect(names.toSorted()).toEqual([`${kept.id}.o`, `${kept.id}.v`]);
  for (const name of names)
    expect(readFileSync(join(place, name)).includes(plain.subarray(0, 24))).toBe(false);
  const { key } = await site.core.db
    .selectFrom('teacher_evidence')
    .select('key')
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow();
  expect(await site.core.evidence.read(kept.id, 'o', key ?? '')).toEqual(plain);
  expect(await site.core.db.selectFrom('files').select('id').where('user_id', '=', id).execute()).toEqual([]);
  const ticket = await site.call('POST /teacher/file/ticket/:id', { token, params: { id: kept.id } });
  const shown = await site.app.inject(ticket.data.url);
  expect(shown.headers['content-type']).toBe('image/webp');
  site.clock.advance(61_000);
  expect((await site.app.inject(ticket.data.url)).statusCode).toBe(404);
  const foreign = createFieldCipher({ fieldKeys: [], secret: 'f'.repeat(64) });
  const stolen = createEvidenceStore(site.core.settings.dataDir, foreign);
  await expect(stolen.read(kept.id, 'o', key ?? '')).rejects.toThrow();
});

test('each page of a PDF is marked, and one with a password is refused', async () => {
  const { id } = await user();
  const document = await PDFDocument.create();
  document.addPage([300, 400]);
  document.addPage([300, 400]);
  const bytes = Buffer.from(await document.save());
  const kept = await evidence(site, id, 'degree_proof', bytes, '学历.pdf');
  const { key, view_type } = await site.core.db
    .selectFrom('teacher_evidence')
    .select(['key', 'view_type'])
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow();
  expect(view_type).toBe('pdf');
  const copy = await site.core.evidence.read(kept.id, 'v', key ?? '');
  expect((await PDFDocument.load(copy)).getPageCount()).toBe(2);
  expect(copy.length).toBeGreaterThan(bytes.length);
});

test('keys are taken over by the newest one, after which the old one may go', async () => {
  const { id } = await user();
  const kept = await evidence(site, id, 'id_front');
  const { core } = site;
  const newest = `n1:${'ab'.repeat(32)}`;
  const cipher = createFieldCipher({ fieldKeys: [newest], secret: core.settings.secret });
  const store = createEvidenceStore(core.settings.dataDir, cipher);
  await rekeyCertifications({ ...core, cipher, evidence: store });
  const { key } = await core.db
    .selectFrom('teacher_evidence')
    .select('key')
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow();
  expect(key).toMatch(/^n1\./);
  const alone = createFieldCipher({ fieldKeys: [newest], secret: 'c'.repeat(64) });
  const read = await createEvidenceStore(core.settings.dataDir, alone).read(kept.id, 'o', key ?? '');
  expect(read.length).toBe(kept.size);
  // Back, for the tests that follow.
  const back = createFieldCipher({ fieldKeys: [], secret: core.settings.secret });
  const old = createFieldCipher({
    fieldKeys: [`x:${'cd'.repeat(32)}`, newest],
    secret: core.settings.secret,
  });
  await core.db.deleteFrom('teacher_evidence').where('key', 'like', 'n1.%').execute();
  await core.db
    .updateTable('teacher_applications')
    .set({ id_number: null, id_hash: null, id_masked: '' })
    .where('id_number', 'like', 'n1.%')
    .execute();
  expect([back.newest, old.newest]).toEqual(['s', 'x']);
});

test('an applicant is certified with one item sent back, signs, and is admitted at once', async () => {
  const { id, token } = await user('叶蓁');
  const applied = await waiting(site, id);
  expect((await hall(token)).code).toBe(403);
  await openApplicationFor(site.core, staff.id, applied);
  await passAll(site, staff.id, applied, id, { degree_proof: '收到的是录取通知书，不能证明已毕业' });
  expect(await status(approve(site.core, staff.id, applied))).toBe(409);
  await askSupplement(site.core, staff.id, applied);
  const asked = await state(id);
  expect(asked.application).toMatchObject({ status: 3, supplements: { wanted: 1, fixed: 0 } });
  expect(asked.can.submit).toBe(false);
  const kept = await site.call('POST /teacher/v3/certification', {
    ...{ token, body: { step: 'form', real_name: '别人' } },
  });
  expect(kept.code).toBe(409);
  const [sent] = asked.application.items.find(({ key }) => key === 'degree_proof')?.files ?? [];
  const bytes = await picture(91);
  await evidence(site, id, 'degree_proof', bytes);
  expect(sent).toBeDefined();
  expect((await state(id)).application.supplements).toEqual({ wanted: 1, fixed: 1 });
  await submit(site, id);
  await openApplicationFor(site.core, other.id, applied);
  await passAll(site, other.id, applied, id);
  await approve(site.core, other.id, applied);
  expect(await flags(id)).toEqual({ is_teacher: true, is_certification: false });
  const refused = await hall(token);
  expect(refused).toMatchObject({ code: 403, data: { reason: 'RULES_UNSIGNED' } });
  const { data } = await site.call('GET /teacher/agreements', { token });
  expect(data.due).toBe(true);
  const signed = await site.call('POST /teacher/sign', {
    ...{ token, body: { rules: '1.0', pledge: '1.0', read: true } },
  });
  expect(signed.code).toBe(200);
  expect((await hall(token)).code).toBe(200);
  const teacher = await site.core.db
    .selectFrom('teachers')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(teacher).toMatchObject({
    status: 4,
    real_name: form.real_name,
    disciplines: ['0830'],
    skills: [17, 15],
  });
  expect(teacher.institutions).toEqual(
    expect.arrayContaining(['北京大学', 'Peking University', '东湖研究所']),
  );
});

test('new rules are asked of everybody who signed, and close the platform until then', async () => {
  const { id, token } = await user('江砚');
  await approved(site, staff.id, id);
  await site.call('POST /teacher/sign', { token, body: { rules: '1.0', pledge: '1.0', read: true } });
  expect((await hall(token)).code).toBe(200);
  site.clock.advance(1000);
  await publishTeacherAgreement(site.core, staff.id, {
    ...{ document: 'rules', version: '1.1', after: '1.0', change: '写明试做的字数' },
    sections: [{ heading: '一', paragraphs: ['试做不超过 300 字。'] }],
  });
  expect(await hall(token)).toMatchObject({ code: 403, data: { reason: 'RULES_UNSIGNED' } });
  const old = { rules: '1.0', pledge: '1.0', read: true as const };
  expect((await site.call('POST /teacher/sign', { token, body: old })).code).toBe(422);
  expect((await site.call('POST /teacher/sign', { token, body: { ...old, rules: '1.1' } })).code).toBe(200);
  expect((await hall(token)).code).toBe(200);
});

test('a suspension closes the platform at the next call and ends by itself', async () => {
  const { id, token } = await user('梁若谷');
  await approved(site, staff.id, id);
  await site.call('POST /teacher/sign', { token, body: { rules: '1.1', pledge: '1.0', read: true } });
  const suspended = await site.call('POST /staff/teacher/suspend/:id', {
    ...{ token: staff.token, params: { id }, body: { days: 3, reason: '多次超时且没有说明' } },
  });
  expect(suspended.code).toBe(200);
  expect(await hall(token)).toMatchObject({ code: 403, data: { reason: 'SUSPENDED' } });
  site.clock.advance(3 * day + 1000);
  await endSuspensions(site.core);
  expect((await hall(await newSession(site, id))).code).toBe(200);
});

test('the lock of a colleague holds for half an hour', async () => {
  const { id } = await user();
  const applied = await waiting(site, id);
  await openApplicationFor(site.core, staff.id, applied);
  expect(await status(openApplicationFor(site.core, other.id, applied))).toBe(409);
  site.clock.advance((await settingIn(site.core.db, 'certify.lock')) * 60_000 + 1000);
  await endLocks(site.core);
  expect((await state(id)).application.status).toBe(1);
  await openApplicationFor(site.core, other.id, applied);
  expect(await status(approve(site.core, staff.id, applied))).toBe(409);
});

test('what is not mended in 14 days ends, after one reminder; the data stay as a draft', async () => {
  const { id } = await user();
  const applied = await waiting(site, id);
  await openApplicationFor(site.core, staff.id, applied);
  await passAll(site, staff.id, applied, id, { title_proof: '右下角印章被手指挡住' });
  await askSupplement(site.core, staff.id, applied);
  const told = async () =>
    (
      await site.core.db
        .selectFrom('messages')
        .select('title')
        .where('user_id', '=', id)
        .where('sub', '=', 45)
        .orderBy('id')
        .execute()
    ).map(({ title }) => title);
  site.clock.advance(7 * day + 1000);
  await followSupplements(site.core);
  await followSupplements(site.core);
  expect(await told()).toEqual(['教师认证需要补充 1 项', '教师认证还有项目待补充']);
  site.clock.advance(7 * day);
  await followSupplements(site.core);
  expect((await state(id)).application.status).toBe(5);
  expect((await state(id)).why_not).toContain('后可以再次申请');
  site.clock.advance(8 * day);
  const token = await newSession(site, id);
  const again = await site.call('POST /teacher/v3/certification', {
    ...{ token, body: { step: 'form', title: '研究员' } },
  });
  expect(again.data.application).toMatchObject({
    status: 0,
    answers: { real_name: '陆思远', title: '研究员' },
  });
  expect(again.data.application.missing).toEqual([]);
});

test('a refusal counts: seven days, three times a year, a year for forged evidence', async () => {
  const { id } = await user();
  const refuse = async (forged: boolean) => {
    const { application } = await state(id);
    await openApplicationFor(site.core, staff.id, application.id);
    await reject(site.core, staff.id, application.id, { reason: '材料与本人不符', forged });
  };
  for (let n = 0; n < 3; n += 1) {
    await fillIn(site, id);
    await submit(site, id);
    await refuse(false);
    expect(await status(submit(site, id))).toBe(409);
    site.clock.advance(7 * day + 1000);
  }
  await fillIn(site, id);
  expect(await status(submit(site, id))).toBe(409);
  expect((await state(id)).why_not).toBe('12 个月内最多申请3次');
  site.clock.advance(360 * day);
  await submit(site, id);
  await refuse(true);
  site.clock.advance(300 * day);
  await fillIn(site, id);
  expect((await state(id)).why_not).toContain('材料伪造');
  site.clock.advance(66 * day);
  await submit(site, id);
});

test('every look of staff is written down where the applicant reads it', async () => {
  const person = await user();
  const applied = await waiting(site, person.id);
  const look = async (token: string) => {
    const { application } = await state(person.id);
    const [file] = application.items.find(({ key }) => key === 'id_front')?.files ?? [];
    return site.call('POST /staff/teacher/apply/evidence/:id', {
      ...{ token, params: { id: applied }, body: { evidence: file?.id ?? '', why: '首次审核' } },
    });
  };
  const token = await newSession(site, staff.id);
  expect((await look(token)).code).toBe(409);
  await openApplicationFor(site.core, staff.id, applied);
  const opened = await look(token);
  expect(opened.code).toBe(200);
  expect((await site.app.inject(opened.data.url)).statusCode).toBe(200);
  const shown = await site.call('POST /staff/teacher/apply/reveal/:id', {
    ...{ token, params: { id: applied }, body: { why: '核对校验位' } },
  });
  expect(shown.data.number).toBe(idNumber(person.id));
  const mine = await newSession(site, person.id);
  const { data } = await site.call('GET /teacher/views', { token: mine });
  expect(data.data.map(({ who, what }) => [who, what])).toEqual([
    ['审核员 许**', '显示 证件号码'],
    ['审核员 许**', '打开 人像面'],
  ]);
});

test('the same person in two accounts is shown to staff', async () => {
  const [first, second] = [await user(), await user()];
  await fillIn(site, first.id, 4242);
  await submit(site, first.id);
  await fillIn(site, second.id, 4242);
  await submit(site, second.id);
  const { application } = await state(second.id);
  const { data } = await site.call('GET /staff/teacher/apply/detail/:id', {
    ...{ token: await newSession(site, staff.id), params: { id: application.id } },
  });
  expect(data.duplicates).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'id', user_id: first.id })]),
  );
});

test('30 days after the approval pictures are gone, hashes and results stay', async () => {
  const { id } = await user();
  await approved(site, staff.id, id);
  site.clock.advance(30 * day + 1000);
  await deleteDue(site.core);
  const rows = await site.core.db
    .selectFrom('teacher_evidence')
    .select(['status', 'sha256', 'key'])
    .where('user_id', '=', id)
    .execute();
  expect(rows).toHaveLength(4);
  for (const row of rows)
    expect(row).toMatchObject({ status: 4, key: null, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const { application } = await state(id);
  expect(application.items.find(({ key }) => key === 'degree_proof')).toMatchObject({
    result: 1,
    filled: true,
  });
});

test('a change leaves what is in force until it is approved, and takes it over then', async () => {
  const { id, token } = await user('贺岩');
  await approved(site, staff.id, id);
  await site.call('POST /teacher/sign', {
    token: await newSession(site, id),
    body: { rules: '1.1', pledge: '1.0', read: true },
  });
  expect(token).toBeDefined();
  const mine = await newSession(site, id);
  expect((await site.call('POST /teacher/change', { token: mine })).data.application.kind).toBe(2);
  const changed = await site.call('POST /teacher/v3/certification', {
    ...{ token: mine, body: { step: 'form', title: '研究员' } },
  });
  expect(changed.data.application.missing.map(({ key }) => key)).toEqual(['title_proof']);
  await evidence(site, id, 'title_proof', await picture(333));
  await submit(site, id);
  const inForce = () =>
    site.core.db
      .selectFrom('teachers')
      .select(['title', 'status'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
  expect(await inForce()).toEqual({ title: '副研究员', status: 6 });
  expect((await hall(mine)).code).toBe(200);
  const { application } = await state(id);
  await openApplicationFor(site.core, staff.id, application.id);
  await passAll(site, staff.id, application.id, id);
  await approve(site.core, staff.id, application.id);
  expect(await inForce()).toEqual({ title: '研究员', status: 4 });
  expect((await hall(mine)).code).toBe(200);
});

test('taking the consent back takes pictures and number away at once', async () => {
  const { id } = await user();
  await waiting(site, id);
  const token = await newSession(site, id);
  const { data } = await site.call('POST /teacher/consent/withdraw', { token, body: { confirm: true } });
  expect(data.application).toMatchObject({ status: 0, id_masked: '' });
  const rows = await site.core.db
    .selectFrom('teacher_evidence')
    .select('status')
    .where('user_id', '=', id)
    .execute();
  expect(new Set(rows.map(({ status: is }) => is))).toEqual(new Set([4]));
});

test('somebody with nothing open leaves, and is no teacher from then on', async () => {
  const { id } = await user();
  await approved(site, staff.id, id);
  const token = await newSession(site, id);
  const left = await site.call('POST /teacher/leave', { token, body: { confirm: true } });
  expect(left.data.teacher?.status).toBe(8);
  expect(await flags(id)).toEqual({ is_teacher: false, is_certification: false });
  expect(await hall(token)).toMatchObject({ code: 403, data: { reason: 'NOT_CERTIFIED' } });
});
