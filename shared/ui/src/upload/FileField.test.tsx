import type { FileRule, StoredFile } from '@harbor/contract';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileField } from './FileField';
import { pauses } from './patience';

const id = '01K0000000000000000000000A';
const rule: FileRule = { max: 2, types: ['docx', 'txt'], max_bytes: 1024 * 1024 };
const stored: StoredFile = { id, name: '稿件.txt', size: 10, sha256: 'ab', type: 'txt', words: 5 };
const state = { id, received: 0, size: 10, part_bytes: 4, file: null };

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState<StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  return (
    <form>
      <FileField
        label="稿件文件"
        purpose="order_form"
        rule={rule}
        value={value}
        onChange={setValue}
        error={error}
        onBusy={setBusy}
      />
      <button type="submit" disabled={busy}>
        提交
      </button>
      <p>{value.map((file) => file.id).join()}</p>
    </form>
  );
}

const received = ({ query, body }: { query: Record<string, string>; body: unknown }) => ({
  received: Number(query.offset) + (body as Blob).size,
});
const taking: Handlers = {
  'POST /files/start': state,
  'PUT /files/:id/part': received,
  'POST /files/:id/finish': stored,
  'POST /files/:id/drop': {},
};
const open = (handlers: Handlers = {}) =>
  renderPage(<Form />, { session: 'buyer', handlers: { ...taking, ...handlers } });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('稿件文件'), files, { applyAccept: false });
const text = (name = '稿件.txt') => new File(['0123456789'], name);
const parts = (page: ReturnType<typeof open>) =>
  page.requests.filter(({ key }) => key.startsWith('PUT')).map(({ query }) => Number(query.offset));

let before: number[];
beforeEach(() => {
  before = [...pauses];
  pauses.fill(1);
});
afterEach(() => pauses.splice(0, pauses.length, ...before));

test('a file goes part by part, as bytes, and becomes a value', async () => {
  const page = open();
  await choose(text());
  expect(await screen.findByRole('button', { name: '下载 稿件.txt' })).toBeInTheDocument();
  expect(parts(page)).toEqual([0, 4, 8]);
  const part = page.requests.find(({ key }) => key.startsWith('PUT'));
  expect(part?.headers['Content-Type']).toBe('application/octet-stream');
  expect(screen.getByText(id)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('稿件.txt 上传完成');
});

test('a lost connection is waited for, and the upload goes on where the server has it', async () => {
  let tries = 0;
  const page = open({
    'PUT /files/:id/part': (request) => {
      tries += 1;
      if (tries === 2) return fault.unavailable;
      // What was sent before the cut had arrived in part.
      if (tries === 3) return problem(409, '文件已从别处继续上传', { received: 6 });
      return received(request);
    },
  });
  await choose(text());
  expect(await screen.findByText(id)).toBeInTheDocument();
  expect(parts(page)).toEqual([0, 4, 4, 6]);
});

test('the same file chosen again goes on from where it was', async () => {
  const page = open({ 'POST /files/start': { ...state, received: 8 } });
  await choose(text());
  expect(await screen.findByText(id)).toBeInTheDocument();
  expect(parts(page)).toEqual([8]);
});

test('while the network stays away, a way to try again stays', async () => {
  let away = true;
  open({ 'PUT /files/:id/part': (request) => (away ? fault.unavailable : received(request)) });
  await choose(text());
  const again = await screen.findByRole('button', { name: '重试 稿件.txt' });
  await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).toBeEnabled());
  away = false;
  await userEvent.click(again);
  expect(await screen.findByText(id)).toBeInTheDocument();
});

test('what the server refuses is said at the file', async () => {
  const errors = { file: ['文档中含有宏，请移除宏后再上传'] };
  open({ 'POST /files/:id/finish': problem(422, '', { errors }) });
  await choose(text());
  expect(await screen.findByText('文档中含有宏，请移除宏后再上传')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '重试 稿件.txt' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '移除 稿件.txt' }));
  expect(screen.queryByText('稿件.txt')).not.toBeInTheDocument();
});

test('what cannot be taken is said before anything is sent', async () => {
  const page = open();
  await choose(
    text('稿件.exe'),
    new File([], '空.txt'),
    new File([new Uint8Array(1024 * 1024 + 1)], '大.docx'),
  );
  expect(screen.getByText('格式不符，请选择 docx、txt 文件')).toBeInTheDocument();
  expect(screen.getByText('文件是空的')).toBeInTheDocument();
  expect(screen.getByText('超过 1 MB，请压缩后再上传')).toBeInTheDocument();
  expect(page.requests).toEqual([]);
});

test('one that is on its way holds the form, and can be cancelled', async () => {
  const page = open({ 'PUT /files/:id/part': () => new Promise(() => {}) });
  await choose(text());
  await waitFor(() => expect(parts(page)).toEqual([0]));
  expect(screen.getByRole('button', { name: '提交' })).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: '稿件.txt 上传进度' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '取消上传 稿件.txt' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(page.requests.at(-1)?.key).toBe('POST /files/:id/drop');
  expect(screen.getByRole('button', { name: '提交' })).toBeEnabled();
});

test('what is removed is dropped, and the way to add comes back', async () => {
  const page = open();
  await choose(text());
  await userEvent.click(await screen.findByRole('button', { name: '移除 稿件.txt' }));
  expect(screen.queryByText(id)).not.toBeInTheDocument();
  expect(page.requests.at(-1)?.key).toBe('POST /files/:id/drop');
});

test('what could not be looked into stands beside the file', async () => {
  open({ 'POST /files/:id/finish': { ...stored, unchecked: ['嵌入对象 Origin50.Graph', 'a.mat'] } });
  await choose(text());
  expect(await screen.findByText(/未检查：嵌入对象 Origin50.Graph、a.mat/)).toBeInTheDocument();
});
