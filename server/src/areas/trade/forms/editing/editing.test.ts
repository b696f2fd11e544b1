import type { FormDraftDocument } from '@harbor/contract/order-form/draft-document';
import { fixedFields } from '@harbor/contract/order-form/fixed';
import { type TestApp, testApp } from '../../../../testing/app';
import { secondProcess } from '../../../../testing/second-process';
import { newestSchema } from '../newest';
import { shippedSchema } from '../schemas';
import {
  draftOf,
  newField,
  publishChange,
  publishDraft,
  readDesk,
  saveDraftOf,
  withField,
  withoutField,
} from '../testing/editing';

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await testApp({ areas: ['forms', 'ownOrders', 'services', 'checkout', 'pay', 'courses'] });
  token = (await site.user({ roles: ['operations'], nickname: '周晴' })).token;
});
afterAll(() => site.close());

const newest = async (form: number) =>
  (await site.call('GET /orderform/schema/:form', { params: { form } })).data;

const lines = () =>
  site.core.db
    .selectFrom('audit_log')
    .select(['action', 'object_id', 'detail'])
    .where('action', 'like', 'order\\_form.%')
    .orderBy('id')
    .execute();

describe('a new version', () => {
  test('is a draft first, which nobody else sees, and stands at once when it is published', async () => {
    const form = 2;
    const saved = await saveDraftOf(site, token, form, withField);
    expect(saved.data).toMatchObject({
      revision: 1,
      draft: { base_version: 1, saved_by: { name: '周晴' } },
      versions: [{ version: 1, current: true, published_at: null, published_by: null }],
    });
    expect((await newest(form)).version).toBe(1);

    const { data } = await publishDraft(site, token, form);
    expect(data).toMatchObject({
      revision: 2,
      draft: null,
      current: { form, version: 2 },
      versions: [
        { version: 2, current: true, note: '增加目标期刊一项', published_by: { name: '周晴' } },
        { version: 1, current: false, note: '' },
      ],
    });
    const stands = await newest(form);
    expect(stands.version).toBe(2);
    expect(stands.sections[0]?.fields.at(-1)).toEqual(newField);
    const old = await site.call('GET /staff/form/:form/version/:version', {
      params: { form, version: 1 },
      token,
    });
    expect(old.data.version).toBe(1);
    expect(old.data.sections[0]?.fields.at(-1)?.key).not.toBe(newField.key);
    expect((await lines()).map(({ action, object_id, detail }) => [action, object_id, detail])).toEqual([
      ['order_form.save', '2', {}],
      ['order_form.publish', '2', { version: 2, note: '增加目标期刊一项' }],
    ]);
  });

  test('is known to another process as soon as it hears of it', async () => {
    const other = await secondProcess(site);
    try {
      const form = 3;
      expect((await newestSchema(other.core, form)).version).toBe(1);
      const heard = new Promise<void>((resolve) => {
        other.core.hub.listen('order_forms', () => resolve());
      });
      await publishChange(site, token, form, withField);
      await heard;
      expect((await newestSchema(other.core, form)).version).toBe(2);
    } finally {
      await other.close();
    }
  });

  test('can be made of an earlier one, which stays as it was', async () => {
    const form = 4;
    const before = draftOf(await readDesk(site, token, form));
    await publishChange(site, token, form, withField);
    const { revision } = await readDesk(site, token, form);
    const body = { revision, document: before, from_version: 1 };
    await site.call('POST /staff/form/:form/draft', { params: { form }, token, body });
    const { data } = await publishDraft(site, token, form, '恢复第 1 版');
    expect(data.current).toMatchObject({ version: 3, sections: before.sections });
    expect(data.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await lines()).at(-2)?.detail).toEqual({ from_version: 1 });
  });

  test('brings the format of an earlier one back, and no other', async () => {
    const form = 24;
    const first = draftOf(await readDesk(site, token, form));
    const formats = first.sections.flatMap(({ fields }) => fields.filter(({ pattern }) => pattern));
    const { key } = formats.find(({ key }) => !(key in fixedFields)) ?? { key: '' };
    expect(key).not.toBe('');
    const gone = await publishChange(site, token, form, (document) => withoutField(document, key));
    expect(gone.current.version).toBe(2);
    const strange = JSON.parse(JSON.stringify(first).replace(/"regex":"[^"]*"/, '"regex":"(a+)+$"'));
    const save = async (document: typeof first) =>
      site.call('POST /staff/form/:form/draft', {
        params: { form },
        token,
        body: { revision: (await readDesk(site, token, form)).revision, document, from_version: 1 },
      });
    await save(strange);
    expect((await publishDraft(site, token, form)).status).toBe(422);
    await save(first);
    const back = await publishDraft(site, token, form, '恢复第 1 版');
    expect(back.data.current).toMatchObject({ version: 3, sections: first.sections });
  });

  test('written on what the site had before an update is looked at again first', async () => {
    const form = 10;
    await saveDraftOf(site, token, form, withField);
    await site.core.db
      .updateTable('order_form_schema_drafts')
      .set({ base_version: 7 })
      .where('form', '=', form)
      .execute();
    const { status, msg } = await publishDraft(site, token, form);
    expect([status, msg]).toEqual([409, '草稿之后信息表已随网站更新，请对照当前版本，保存草稿后再发布']);
    await saveDraftOf(site, token, form, (document) => document);
    expect((await publishDraft(site, token, form)).status).toBe(200);
  });

  test('stands in the list with its services, and so does the draft', async () => {
    await saveDraftOf(site, token, 6, withField);
    const { data } = await site.call('GET /staff/form/list', { token });
    expect(data.list).toHaveLength(26);
    expect(data.list.find(({ form }) => form === 6)).toMatchObject({
      version: 2,
      published_at: null,
      draft: { saved_by: { name: '周晴' } },
    });
    expect(data.list.find(({ form }) => form === 7)?.draft).toBeNull();
  });

  test('that is given up leaves what stands, and its revision goes on', async () => {
    const form = 5;
    const { data } = await saveDraftOf(site, token, form, withField);
    const drop = (revision: number) =>
      site.call('POST /staff/form/:form/drop', { params: { form }, token, body: { revision } });
    const dropped = await drop(data.revision);
    expect(dropped.data).toMatchObject({ draft: null, revision: 2, current: { version: 1 } });
    expect((await drop(2)).status).toBe(409);
    expect((await publishDraft(site, token, form)).msg).toBe('没有可发布的草稿');
  });

  test('without a change is not published', async () => {
    await saveDraftOf(site, token, 8, (document) => document);
    const { status, msg } = await publishDraft(site, token, 8);
    expect([status, msg]).toEqual([409, '草稿与当前版本相同，没有可发布的修改']);
  });
});

describe('what cannot be is refused by name, and the draft stays', () => {
  const form = 9;
  const changed = (key: string, change: object) => (document: FormDraftDocument) => ({
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => (field.key === key ? { ...field, ...change } : field)),
    })),
  });
  const choice = { key: 'way', label: '方式', kind: 'radio' as const, options: ['线上', '线下'] };
  const shown = { ...newField, when: { field: 'way', is: ['线下'] } };

  test.each<[string, (document: FormDraftDocument) => FormDraftDocument, RegExp]>([
    ['two fields of one key', (d) => withField(d, { ...newField, key: 'phone' }), /标识 phone 重复/],
    [
      'a condition on a missing field',
      (d) => withField(d, { ...newField, when: { field: 'nothing', is: ['是'] } }),
      /「目标期刊或会议」的显示条件指向一项已不存在的内容/,
    ],
    [
      'a condition on an option that was removed',
      (d) => withField(withField(d, { ...choice, options: ['线上'] }), shown),
      /「目标期刊或会议」的显示条件用到「方式」里已没有的选项“线下”/,
    ],
    ['a choice without options', (d) => withField(d, { ...choice, options: [] }), /「方式」还没有选项/],
    ['an option twice', (d) => withField(d, { ...choice, options: ['线上', '线上'] }), /选项“线上”重复/],
    ['limits the wrong way round', (d) => withField(d, { ...newField, min: 90 }), /上限小于下限/],
    ['no upper limit', (d) => withField(d, { ...newField, max: undefined }), /需要填写上限/],
    ['no label', (d) => withField(d, { ...newField, label: ' ' }), /还没有名称/],
    [
      'a field that dispatch works with is gone',
      (d) => withoutField(d, 'avoid'),
      /「回避单位或教师」不能删除/,
    ],
    ['contact data is shown to teachers', changed('phone', { private: false }), /给谁看不能改/],
    ['another kind for what was asked before', changed('remark', { kind: 'number' }), /类型不能改/],
    [
      'a pattern of one’s own',
      (d) => withField(d, { ...newField, pattern: { regex: '(a+)+$', message: '格式不正确' } }),
      /格式要求不能改/,
    ],
    [
      'an empty section',
      (d) => ({ ...d, sections: [...d.sections, { key: 'more', title: '更多', fields: [] }] }),
      /分区「更多」里还没有内容/,
    ],
  ])('%s', async (_, change, message) => {
    const desk = await readDesk(site, token, form);
    const document = change(draftOf(desk));
    const body = { revision: desk.revision, document };
    const saved = await site.call('POST /staff/form/:form/draft', { params: { form }, token, body });
    expect(saved.status).toBe(200);
    const { status, errors } = await publishDraft(site, token, form);
    expect(status).toBe(422);
    expect(Object.values(errors).flat().join('\n')).toMatch(message);
    expect(await readDesk(site, token, form)).toMatchObject({ current: { version: 2 }, draft: {} });
  });

  test('publishing wants a reason', async () => {
    expect((await publishDraft(site, token, form, '改')).errors).toEqual({
      note: ['请至少用4个字说明改了什么'],
    });
  });
});

describe('two of the team', () => {
  const colleague = async () => (await site.user({ roles: ['operations'], nickname: '许静' })).token;

  test('the later save is refused with the name of who was first', async () => {
    const form = 10;
    const other = await colleague();
    const desk = await readDesk(site, token, form);
    await saveDraftOf(site, other, form, withField);
    const body = { revision: desk.revision, document: draftOf(desk) };
    const late = await site.call('POST /staff/form/:form/draft', { params: { form }, token, body });
    expect([late.status, late.msg]).toEqual([409, '许静 保存过更新的草稿']);
    expect((await readDesk(site, token, form)).draft?.document.sections[0]?.fields.at(-1)).toEqual(newField);
  });

  test('publishing at once: one version', async () => {
    const other = await colleague();
    for (const form of [11, 12, 13, 14, 15]) {
      const { version: before } = shippedSchema(form);
      await saveDraftOf(site, token, form, withField);
      const results = await Promise.all([publishDraft(site, token, form), publishDraft(site, other, form)]);
      expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await readDesk(site, token, form)).versions.map(({ version }) => version)).toEqual([
        before + 1,
        before,
      ]);
    }
  });

  test('the first saves at once: one draft', async () => {
    const other = await colleague();
    for (const form of [16, 17, 18]) {
      const { revision, ...desk } = await readDesk(site, token, form);
      const save = (by: string) =>
        site.call('POST /staff/form/:form/draft', {
          params: { form },
          token: by,
          body: { revision, document: draftOf({ revision, ...desk }) },
        });
      const results = await Promise.all([save(token), save(other)]);
      expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  test('saving while it is published: whatever comes later is refused', async () => {
    const other = await colleague();
    for (const form of [19, 20, 21, 22]) {
      const { version: before } = shippedSchema(form);
      const { data } = await saveDraftOf(site, token, form, withField);
      const { revision } = data;
      const [published, saved] = await Promise.all([
        site.call('POST /staff/form/:form/publish', {
          params: { form },
          token,
          body: { revision, note: '增加目标期刊一项' },
        }),
        site.call('POST /staff/form/:form/draft', {
          params: { form },
          token: other,
          body: { revision, document: draftOf(data) },
        }),
      ]);
      expect([published.status, saved.status].sort()).toEqual([200, 409]);
      const desk = await readDesk(site, token, form);
      expect([desk.current.version, desk.draft === null]).toEqual(
        published.status === 200 ? [before + 1, true] : [before, false],
      );
    }
  });
});
