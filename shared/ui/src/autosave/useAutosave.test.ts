import { ApiError } from '@harbor/runtime';
import { act, renderHook } from '@testing-library/react';
import { type AutosaveOptions, type SaveOutcome, useAutosave } from './useAutosave';

type Outcome = SaveOutcome<string, string>;
type Options = AutosaveOptions<string, string>;

const offline = new ApiError({ kind: 'unavailable', code: 503, msg: '服务暂时不可用' });

/** A server that answers when the test says so. */
function desk() {
  const sent: { value: string; keepalive: boolean }[] = [];
  const answers: ((outcome: Outcome | ApiError) => void)[] = [];
  const write: Options['write'] = (value, { keepalive }) => {
    sent.push({ value, keepalive });
    return new Promise((resolve, reject) => {
      answers.push((outcome) => (outcome instanceof ApiError ? reject(outcome) : resolve(outcome)));
    });
  };
  const answer = (outcome: Outcome | ApiError) => act(async () => answers.shift()?.(outcome));
  return { sent, write, answer, words: () => sent.map(({ value }) => value) };
}

function draft(options: Partial<Options> = {}) {
  const server = desk();
  const hook = renderHook(
    (more: Partial<Options>) =>
      useAutosave<string, string>({
        value: '',
        begin: '',
        enabled: true,
        delay: 3000,
        write: server.write,
        ...options,
        ...more,
      }),
    { initialProps: {} },
  );
  return {
    ...server,
    ...hook,
    type: (value: string) => hook.rerender({ value }),
    state: () => hook.result.current.state,
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a draft is untouched, changed, saving and saved in turn, some time after the last key', async () => {
  const { state, type, wait, words, answer, result } = draft();
  expect(state()).toEqual({ kind: 'untouched' });
  type('字');
  expect(state()).toEqual({ kind: 'changed' });
  await wait(2000);
  type('字句');
  await wait(2000);
  expect(words()).toEqual([]);
  await wait(1000);
  expect(state()).toEqual({ kind: 'saving' });
  expect(result.current.unsaved).toBe(true);
  await answer({ at: '12:00' });
  expect(words()).toEqual(['字句']);
  expect(state()).toEqual({ kind: 'saved', at: '12:00' });
  expect(result.current.unsaved).toBe(false);
});

test('one save at a time: what changes meanwhile is saved after it', async () => {
  const { state, type, wait, words, answer, result } = draft();
  type('一');
  await wait(3000);
  type('一二');
  await wait(3000);
  let saved: Promise<boolean> | undefined;
  act(() => {
    saved = result.current.save();
  });
  expect(words()).toEqual(['一']);
  await answer({ at: '12:00' });
  expect(words()).toEqual(['一', '一二']);
  expect(state()).toEqual({ kind: 'saving' });
  await answer({ at: '12:01' });
  await expect(saved).resolves.toBe(true);
  expect(state()).toEqual({ kind: 'saved', at: '12:01' });
  await wait(60_000);
  expect(words()).toHaveLength(2);
});

test('what is taken back is not saved', async () => {
  const { state, type, wait, words, result } = draft({ value: '原', begin: '原', savedAt: '11:00' });
  expect(state()).toEqual({ kind: 'saved', at: '11:00' });
  type('原文');
  type('原');
  expect(state()).toEqual({ kind: 'saved', at: '11:00' });
  await wait(10_000);
  await act(() => result.current.save());
  expect(words()).toEqual([]);
});

test('a failed save says why and waits for the next change, or tries again by itself where it is told to', async () => {
  const silent = draft();
  silent.type('字');
  await silent.wait(3000);
  await silent.answer(offline);
  expect(silent.state()).toEqual({ kind: 'failed', problem: '网络开了小差，请稍后重试', again: false });
  await silent.wait(60_000);
  expect(silent.words()).toHaveLength(1);

  const stubborn = draft({ retryAfter: (error) => (error === offline ? 10_000 : undefined) });
  stubborn.type('字');
  await stubborn.wait(3000);
  await stubborn.answer(offline);
  expect(stubborn.state()).toMatchObject({ kind: 'failed', again: true });
  await stubborn.wait(10_000);
  expect(stubborn.words()).toEqual(['字', '字']);
  await stubborn.answer(new ApiError({ kind: 'answer', code: 422, msg: '内容有误' }));
  expect(stubborn.state()).toEqual({ kind: 'failed', problem: '内容有误', again: false });
});

test('back in the network, it is saved at once', async () => {
  const { type, wait, words, answer } = draft({ retryAfter: () => 60_000 });
  type('字');
  await wait(3000);
  await answer(offline);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(words()).toEqual(['字', '字']);
});

test('a version that was saved elsewhere is a conflict, until somebody decides', async () => {
  const onConflict = jest.fn();
  const { state, type, wait, answer, result, words } = draft({ onConflict });
  type('我的');
  await wait(3000);
  await answer({ conflict: '第二版', theirs: '别处的' });
  expect(state()).toEqual({ kind: 'conflict', conflict: '第二版' });
  expect(onConflict).toHaveBeenCalledWith('第二版');
  type('我的，再改');
  expect(state()).toMatchObject({ kind: 'conflict' });
  await act(async () => {
    void result.current.save('合并的');
    type('合并的');
  });
  expect(words()).toEqual(['我的', '合并的']);
  await answer({ at: '12:05' });
  expect(state()).toEqual({ kind: 'saved', at: '12:05' });
});

test('whoever takes the other version has nothing left to save', async () => {
  const { state, type, wait, answer, result, words } = draft();
  type('我的');
  await wait(3000);
  await answer({ conflict: '第二版', theirs: '别处的' });
  act(() => result.current.settle('别处的', '12:03'));
  type('别处的');
  expect(state()).toEqual({ kind: 'saved', at: '12:03' });
  await wait(10_000);
  expect(words()).toHaveLength(1);
});

test('nothing is saved by itself while that is switched off', async () => {
  const { rerender, wait, words } = draft({ enabled: false });
  rerender({ value: '字' });
  await wait(10_000);
  expect(words()).toEqual([]);
  rerender({ value: '字', enabled: true });
  await wait(3000);
  expect(words()).toEqual(['字']);
});

test('a page that is closed sends the rest along, so that it outlives the page', async () => {
  const { type, sent, wait, answer } = draft();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
  type('字');
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(sent).toEqual([{ value: '字', keepalive: true }]);
  await answer({ at: '12:00' });
  await wait(10_000);
  expect(sent).toHaveLength(1);
});

test('a page that is left saves the rest, unless it was given up or sent', async () => {
  const left = draft();
  left.type('字');
  left.unmount();
  await left.wait(0);
  expect(left.sent).toEqual([{ value: '字', keepalive: false }]);

  const sent = draft();
  sent.type('字');
  act(() => sent.result.current.settle('字'));
  sent.unmount();
  await sent.wait(10_000);
  expect(sent.words()).toEqual([]);
});

test('a device keeps each change until the server has it', async () => {
  const keep = jest.fn();
  const { type, wait, answer } = draft({ keep });
  expect(keep).not.toHaveBeenCalled();
  type('字');
  expect(keep).toHaveBeenLastCalledWith('字');
  await wait(3000);
  type('字句');
  await answer({ at: '12:00' });
  expect(keep).toHaveBeenLastCalledWith('字句');
  await wait(3000);
  await answer({ at: '12:01' });
  expect(keep).toHaveBeenLastCalledWith(null);
});
