import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changedJournal, fileRow, importList, journalCalls, journalImport } from '../../../testing/journals';
import { fill, pageOf } from '../../../testing/site';
import { Import } from './Import';
import { ImportPage } from './ImportPage';
import { progressOf } from './Work';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** The page of import 12; without routes its address has no parameter, so what it shows is shown by itself. */
function open(one: Parameters<typeof journalImport>[0] = {}, handlers: Handlers = {}, search = '') {
  const rendered = renderPage(<Import one={journalImport(one)} />, {
    path: `/staff/journals/import/12${search}`,
    session: 'staff',
    wrapper: Providers,
    handlers: { ...journalCalls(), 'GET /staff/journals/import/:id': journalImport(one), ...handlers },
  });
  const sent = (key: string) => rendered.requests.filter((request) => request.key === key);
  return { ...rendered, sent };
}

const current = () => screen.getByRole('list', { name: '导入步骤' }).querySelector('[aria-current]');
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('a file that was uploaded', () => {
  const uploaded = { status: s.uploaded, counts: null, source: '', licence: '', schemes: {} };

  test('is mapped with what stands in it in sight, and checked by what was said', async () => {
    const { sent } = open(
      {
        ...uploaded,
        remembered: true,
        remembered_from: { file_name: 'old.csv', at: '2026-10-01T08:00:00+08:00' },
      },
      { 'POST /staff/journals/import/check/:id': journalImport({ status: s.checking }) },
    );
    expect(await screen.findByText(/列名与“old.csv”相同，已沿用/)).toBeInTheDocument();
    expect(current()).toHaveTextContent('上传与来源');
    expect(screen.getByText('5.86')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('“备注”对应到'), 'scope');
    // The edition that is shown by default is proposed.
    expect(screen.getByLabelText('引证指标')).toHaveDisplayValue('引证报告 2026（默认显示）');
    await press('开始核对');
    expect(screen.getByText('请填写数据来源')).toBeInTheDocument();
    fill(screen.getByLabelText('数据来源'), '公开目录');
    await press('开始核对');
    await waitFor(() =>
      expect(sent('POST /staff/journals/import/check/:id')[0]).toMatchObject({
        params: { id: '12' },
        body: {
          mapping: { 刊名: 'name', ISSN: 'issn', IF: 'if', 备注: 'scope' },
          ...{ schemes: { citation: 5 }, source: '公开目录', licence: '', clears: false },
        },
      }),
    );
  });

  test('needs a number, and each meaning once; what the server says stands where it belongs', async () => {
    const { sent } = open(uploaded, {
      'POST /staff/journals/import/check/:id': problem(422, '', {
        errors: { 'schemes.citation': ['这一版不存在'] },
      }),
    });
    fill(await screen.findByLabelText('数据来源'), '公开目录');
    await user.selectOptions(screen.getByLabelText('“ISSN”对应到'), '');
    await press('开始核对');
    expect(screen.getByText(/期刊只凭号码识别/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('“备注”对应到'), 'name');
    await user.selectOptions(screen.getByLabelText('“ISSN”对应到'), 'issn');
    expect(screen.getByText('有两列都对应“刊名”，请改掉一列')).toBeInTheDocument();
    expect(sent('POST /staff/journals/import/check/:id')).toEqual([]);
    await user.selectOptions(screen.getByLabelText('“备注”对应到'), '');
    await press('开始核对');
    expect(await screen.findByText('这一版不存在')).toBeInTheDocument();
  });

  test('that could not be read says why, and can be read in another way', async () => {
    open({ ...uploaded, status: s.failed, error: '有一行太长，可能缺少右引号，请检查文件' });
    expect(await screen.findByText('有一行太长，可能缺少右引号，请检查文件')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '开始核对' })).toBeInTheDocument();
  });
});

describe('work that is under way', () => {
  test.each([
    [{ status: s.checking, progress: { step: 0, done: 0, bytes: 0 } }, undefined, '等待开始…'],
    [
      { status: s.checking, progress: { step: 1, done: 1482, bytes: 2_516_582 } },
      0.5,
      '已读 1,482 行，2.4 MB',
    ],
    [{ status: s.checking, progress: { step: 2, done: 3000, bytes: 1 } }, 1, '已读 3,000 行，与期刊库比对…'],
    [
      { status: s.applying, progress: { step: 6, done: 0, bytes: 0 } },
      0.625,
      '第 6 步，共 8 步：与期刊库比对',
    ],
  ])('%j is told as far as it is known', ({ status, progress }, share, said) => {
    const steps = status === s.applying ? 8 : 2;
    const full = { ...progress, steps, step_text: '与期刊库比对', begun_at: null };
    const found = progressOf(journalImport({ status, progress: full }));
    expect(found.said).toBe(said);
    if (share === undefined) expect(found.share).toBeUndefined();
    else expect(found.share).toBeCloseTo(share, 2);
  });

  test('can be stopped, once it is asked', async () => {
    const { sent } = open(
      {
        status: s.applying,
        progress: { ...journalImport().progress, step: 3, steps: 8, step_text: '更新期刊' },
      },
      { 'POST /staff/journals/import/stop/:id': journalImport() },
    );
    expect(current()).toHaveTextContent('写入');
    expect(screen.getByRole('progressbar', { name: '正在写入' })).toHaveAttribute('aria-valuenow', '25');
    await press('停止，恢复到写入前');
    await press(/^停\s?止$/);
    await waitFor(() => expect(sent('POST /staff/journals/import/stop/:id')).toHaveLength(1));
  });
});

describe('a checked file', () => {
  test('shows what would change with old and new, and marks what is beyond belief', async () => {
    const doubt = '引证报告 2025 为 2.46，现为 10 倍，疑为小数点错位，请核对';
    open(
      {},
      {
        'GET /staff/journals/import/journals/:id': pageOf([
          changedJournal(),
          changedJournal({
            ...{ journal_id: 8, row: 1340, name: 'Surface Horizons' },
            changes: [
              {
                ...{ field: 'metric', kind: 'metric', label: '影响因子', old: '2.46', new: '24.6' },
                ...{ edition: '引证报告 2026', rise: '+900%', doubt },
              },
            ],
          }),
        ]),
      },
    );
    expect(current()).toHaveTextContent('看差异');
    const first = within((await screen.findByText('Harbor Materials')).closest('tr') as HTMLElement);
    expect(first.getByText('2 区').tagName).toBe('DEL');
    expect(first.getByText('1 区').tagName).toBe('INS');
    expect(first.getByText('分区表 2026')).toBeInTheDocument();
    expect(first.getByText('ISSN 2688-4102 · 第 207 行')).toBeInTheDocument();
    expect(screen.getByText(doubt)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '需要核对 1' })).toHaveAttribute(
      'href',
      '/staff/journals/import/12?tab=changed&kind=jump',
    );
  });

  test('leaves out a journal that is unticked', async () => {
    const { sent } = open({}, { 'POST /staff/journals/import/skip/:id': journalImport({ skipped: 1 }) });
    const tick = await screen.findByRole('checkbox', { name: '导入 Harbor Materials' });
    expect(tick).toBeChecked();
    await user.click(tick);
    await waitFor(() =>
      expect(sent('POST /staff/journals/import/skip/:id')[0]?.body).toEqual({ rows: [207], skip: true }),
    );
  });

  test('is written only by who confirms where it comes from', async () => {
    const { sent } = open(
      { skipped: 1 },
      { 'POST /staff/journals/import/apply/:id': problem(409, '期刊库在核对之后有了变化，请重新核对') },
    );
    expect(await screen.findByText('967 种期刊（去掉 1 种）')).toBeInTheDocument();
    const write = screen.getByRole('button', { name: '写入期刊库' });
    expect(write).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: '我确认来源可用，年份与授权已写明' }));
    await user.click(write);
    expect(await screen.findByText('期刊库在核对之后有了变化，请重新核对')).toBeInTheDocument();
    expect(sent('POST /staff/journals/import/apply/:id')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '修改列的对应或来源' })).toHaveAttribute(
      'href',
      '/staff/journals/import/12?map=1',
    );
  });

  test('waits while a colleague writes another one', async () => {
    open(
      {},
      {
        'GET /staff/journals/imports': importList([], {
          busy: { id: 11, file_name: '认可目录.csv', status_text: '导入中' },
        }),
      },
    );
    expect(await screen.findByText('“认可目录.csv”导入中，完成后才能写入。')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '我确认来源可用，年份与授权已写明' }));
    expect(screen.getByRole('button', { name: '写入期刊库' })).toBeDisabled();
  });

  test('has its refused rows with reasons, found by words, and as a file', async () => {
    const { sent } = open({}, {}, '?tab=refused&q=Nobody');
    const rows = within(await screen.findByRole('list', { name: '未采用' }));
    expect(rows.getByText('没有可以核对的 ISSN')).toBeInTheDocument();
    expect(sent('GET /staff/journals/import/rows/:id')[0]?.query).toMatchObject({
      verdict: '0',
      q: 'Nobody',
    });
    expect(screen.getByRole('button', { name: '下载未采用清单' })).toBeInTheDocument();
  });

  test('can be mapped anew, with what was said before', async () => {
    open({}, {}, '?map=1');
    expect(await screen.findByLabelText('数据来源')).toHaveValue('出版方公开目录');
    expect(current()).toHaveTextContent('上传与来源');
    await press('回到差异');
    expect(await screen.findByText('Harbor Materials')).toBeInTheDocument();
  });
});

describe('an import that was taken in', () => {
  const applied = {
    ...{ status: s.applied, applied_at: '2026-11-24T10:00:00+08:00', journals: 11_214, in_use: true },
  };

  test('says what it did, and can be taken back while it is the last', async () => {
    open({ ...applied, can_roll_back: true });
    expect(await screen.findByText('期刊库 11,214 种')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '撤回这次导入' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('says whom the server has told of it, and that they hear if it is taken back', async () => {
    open(
      { ...applied, can_roll_back: true },
      { 'GET /staff/journals/import/undo/:id': { added: 0, collects: 0, restored: 842 } },
    );
    expect(await screen.findByText('61 种期刊')).toBeInTheDocument();
    expect(screen.getAllByText('已提醒 312 人')).toHaveLength(2);
    expect(current()).toBeNull();
    await press('撤回这次导入');
    expect(await screen.findByText('已提醒过变动的 312 人，会收到提醒已撤回的消息')).toBeInTheDocument();
  });

  test('whose alerts are under way is at its last step', async () => {
    open(applied, { 'GET /staff/journals/alerts/:id': { step: 'telling', journals: 61, people: 200 } });
    expect(await screen.findByText('61 种期刊')).toBeInTheDocument();
    expect(current()).toHaveTextContent('提醒关注者正在提醒，已提醒 200 人');
  });

  test('that others came after says what has to go first', async () => {
    open({ ...applied, in_use: false });
    expect(await screen.findByText(/请先撤回它之后的导入/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '撤回这次导入' })).toBeNull();
  });

  test('keeps the new ones to be read, and says of the others why they are gone', async () => {
    open(applied, { 'GET /staff/journals/import/rows/:id': pageOf([]) }, '?tab=same');
    expect(await screen.findByText('写入后不再保留没有变化的行')).toBeInTheDocument();
  });

  test('and taken back says why', async () => {
    open({
      ...applied,
      status: s.rolledBack,
      in_use: false,
      reason: '年份填错',
      rolled_back_at: '2026-11-25T10:00:00+08:00',
    });
    expect(await screen.findByText('年份填错')).toBeInTheDocument();
  });
});

test('a file that was given up is gone, and another one can be uploaded', async () => {
  open({ status: s.discarded });
  expect(await screen.findByText('“journals_2026_11.csv”已放弃')).toBeInTheDocument();
});

test('a refused row without a name is one', async () => {
  open({}, { 'GET /staff/journals/import/rows/:id': pageOf([fileRow({ title: '' })]) }, '?tab=refused');
  expect(await screen.findByText('（没有刊名）')).toBeInTheDocument();
});

test('an import that there is not says so', async () => {
  renderPage(<ImportPage />, {
    path: '/staff/journals/import/99',
    session: 'staff',
    wrapper: Providers,
    handlers: { ...journalCalls(), 'GET /staff/journals/import/:id': problem(404, '导入记录不存在') },
    snapshot: {},
  });
  expect(await screen.findByText(/没有这次导入|这次导入没有加载出来/)).toBeInTheDocument();
});
