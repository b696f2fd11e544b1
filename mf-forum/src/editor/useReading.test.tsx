import { act, renderHook } from '@testing-library/react';
import type { IDomEditor } from '@wangeditor/editor';
import { useReading } from './useReading';

/** What the hook asks an editor for. */
function fakeEditor() {
  const state = { html: '<p>字</p>', children: [{}], isDestroyed: false };
  const editor = {
    get children() {
      return state.children;
    },
    get isDestroyed() {
      return state.isDestroyed;
    },
    getElemsByType: () => [],
    getText: () => '字',
    isEmpty: () => false,
    getHtml: jest.fn(() => state.html),
  };
  const write = () => {
    state.children = [{}];
  };
  // As much of an editor as is read.
  return { state, write, editor: editor as unknown as IDomEditor, getHtml: editor.getHtml };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('many keys are one reading, a caret that moves is none, and what is pressed next finds everything', () => {
  const onRead = jest.fn();
  const { result, unmount } = renderHook(() => useReading(onRead));
  const { state, write, editor, getHtml } = fakeEditor();
  for (let key = 0; key < 5; key += 1) {
    write();
    act(() => result.current(editor));
    act(() => jest.advanceTimersByTime(50));
  }
  expect(onRead).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));
  expect(onRead).toHaveBeenCalledTimes(1);
  act(() => result.current(editor));
  act(() => jest.advanceTimersByTime(1000));
  expect(getHtml).toHaveBeenCalledTimes(1);

  write();
  state.html = '<p>字字</p>';
  act(() => result.current(editor));
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(onRead).toHaveBeenLastCalledWith({ html: '<p>字字</p>', text: '字', images: 0 });

  write();
  act(() => result.current(editor));
  unmount();
  jest.advanceTimersByTime(1000);
  expect(onRead).toHaveBeenCalledTimes(2);
});
